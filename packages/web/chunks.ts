import { fileURLToPath } from "node:url";

/** What the bundler tells of a module: here only what it imports for certain, not what it may load later. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string): string =>
  fileURLToPath(new URL(`src/${path}`, import.meta.url)).replaceAll("\\", "/");

const WORKER = [source("table/worker.ts")];

/**
 * By file: the modules whose whole company comes with it, but for what an earlier file has brought. Modules that come
 * together never wait for each other in a circle, whatever is moved about among them.
 */
const FILES = {
  frame: ["main.ts"],
  shared: ["reference/LinkedText.svelte", "screens/ScreenFrame.svelte"],
  ornament: ["screens/Cartouche.svelte"],
  table: ["screens/GameScreen.svelte"],
  desk: ["game/Desk.svelte", "panels/TurnTrack.svelte", "panels/Victory.svelte"],
  choosing: [
    "cards/Payment.svelte",
    "decisions/Question.svelte",
    "decisions/Sites.svelte",
    "decisions/Stepper.svelte",
    "../../advice/src/movement/index.ts",
  ],
};

/** All that is certain to be loaded with these modules, beyond what is known already. */
const companyOf = (
  modules: Modules,
  roots: readonly string[],
  known: ReadonlySet<string>,
): ReadonlySet<string> => {
  const company = new Set<string>();
  const waiting = [...roots];
  const missing = roots.find((root) => modules.getModuleInfo(root) === null);
  if (missing !== undefined) throw new Error(`${missing} is not part of the page`);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (known.has(id) || company.has(id)) continue;
    company.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return company;
};

const sortOut = (modules: Modules): ReadonlyMap<string, string> => {
  // What the worker shares with the page stays by itself: the worker has no use for the rest.
  const known = new Set(companyOf(modules, WORKER, new Set()));
  const fileOf = new Map<string, string>();
  // The bots ask for advice as the page does: it comes with the rules, not in crumbs.
  // The check of packs is for those that come in a game's file.
  for (const id of known)
    if (/\/packages\/(rules|advice)\/src\/(?!pack\/(check|load))/.test(id)) fileOf.set(id, "rules");
  for (const [file, roots] of Object.entries(FILES))
    for (const id of companyOf(modules, roots.map(source), known)) {
      known.add(id);
      fileOf.set(id, file);
    }
  return fileOf;
};

/** What is wanted together comes in one file: a table asks for it all at once, and each file is a journey. */
export const files = () => {
  let fileOf: ReadonlyMap<string, string> | null = null;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id: string, modules: Modules): string | null => {
          fileOf ??= sortOut(modules);
          return fileOf.get(id) ?? null;
        },
      },
    ],
  };
};
