// Packages that are compiled for each platform, as a lock file lists them: rolldown asks for one of fifteen bindings, and
// every binding is a package of its own that names the os, cpu and libc it fits. npm leaves out without a word what the
// lock does not hold (decision 0022).

/** Where the game is set up; docs/development.md says what was shown for each. */
export const PLATFORMS = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "x64", libc: "musl" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "musl" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
  { os: "win32", cpu: "arm64" },
];

export const platformName = ({ os, cpu, libc }) => [os, cpu, ...(libc ? [libc] : [])].join("-");

export const packageName = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** The folder whose node_modules holds a package: the root is "". */
export const homeOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1));

/** Where Node finds `name` from inside the package at `path`: its own node_modules, then its home's, and so on. */
const placeOf = (packages, path, name) => {
  const here = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  if (here in packages) return here;
  return path === "" ? undefined : placeOf(packages, homeOf(path), name);
};

/** Other optional dependencies are plain JavaScript and fit everywhere. Of one that the lock lacks the worst is assumed. */
const isForAPlatform = ({ entry }) => !entry || entry.os !== undefined || entry.cpu !== undefined;

/** Every package that asks for others by platform, with these: `entry` is missing where the lock has none. */
export const nativeFamilies = (packages) =>
  Object.entries(packages)
    .map(([path, { optionalDependencies = {} }]) => ({
      path,
      name: packageName(path),
      variants: Object.entries(optionalDependencies)
        .map(([name, wanted]) => {
          const place = placeOf(packages, path, name);
          return { name, wanted, ...(place === undefined ? {} : { entry: packages[place] }) };
        })
        .filter(isForAPlatform),
    }))
    .filter(({ variants }) => variants.length > 0);

/** npm's own reading of os, cpu and libc: "!x" excludes, an empty list admits everything. */
const admits = (list, value) => {
  const wanted = list.filter((entry) => !entry.startsWith("!"));
  return !list.includes(`!${value}`) && (wanted.length === 0 || wanted.includes(value));
};

export const fits = ({ os = [], cpu = [], libc = [] }, platform) =>
  admits(os, platform.os) && admits(cpu, platform.cpu) && (libc.length === 0 || admits(libc, platform.libc));

/** The names of a family's packages that npm would install on a platform. */
export const fittingVariants = ({ variants }, platform) =>
  variants.filter(({ entry }) => entry && fits(entry, platform)).map(({ name }) => name);

const faultOfVariant = ({ wanted, entry }) => {
  if (!entry) return "is not in the lock";
  if (!entry.integrity) return "has no integrity";
  // Ranges are npm's business; these packages are asked for by exact version.
  return /^\d/.test(wanted) && entry.version !== wanted ? `is in the lock as ${entry.version}` : undefined;
};

/** Where the game does without a part: the page is served alone (decision 0025). */
const DISPENSABLE = { libsql: ["win32-arm64"] };

/** Families whose parts name no libc: Linux gets both, and the package chooses when it is loaded. */
const WITHOUT_LIBC = ["libsql"];

const isEnough = ({ name }, platform, count) =>
  count === 1 ||
  (count === 0 && DISPENSABLE[name]?.includes(platformName(platform))) ||
  (count === 2 && platform.os === "linux" && WITHOUT_LIBC.includes(name));

/** A family of one, such as fsevents, is a gain where it exists and not needed elsewhere. */
const faultsOnPlatforms = (family) =>
  family.variants.length < 2
    ? []
    : PLATFORMS.flatMap((platform) => {
        const found = fittingVariants(family, platform);
        return isEnough(family, platform, found.length)
          ? []
          : [`${family.name} has ${found.join(" and ") || "nothing"} for ${platformName(platform)}`];
      });

/** What keeps a lock file from setting up every platform; an empty list when it is sound. */
export const lockFaults = (packages) => [
  ...Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes("://"))
    .map(([path]) => `${packageName(path)} names a host`),
  ...nativeFamilies(packages).flatMap((family) => [
    ...family.variants.flatMap((variant) => {
      const fault = faultOfVariant(variant);
      return fault ? [`${variant.name} ${variant.wanted}, asked for by ${family.name}, ${fault}`] : [];
    }),
    ...faultsOnPlatforms(family),
  ]),
];
