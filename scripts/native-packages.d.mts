export type Platform = { readonly os: string; readonly cpu: string; readonly libc?: string };

/** An entry of `packages` in a lock file, as far as it is read here. */
export type LockEntry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type LockPackages = Readonly<Record<string, LockEntry>>;

export type Variant = { readonly name: string; readonly wanted: string; readonly entry?: LockEntry };
export type NativeFamily = {
  readonly path: string;
  readonly name: string;
  readonly variants: readonly Variant[];
};

export const PLATFORMS: readonly Platform[];
export const platformName: (platform: Platform) => string;
export const packageName: (path: string) => string;
export const homeOf: (path: string) => string;
export const nativeFamilies: (packages: LockPackages) => NativeFamily[];
export const fits: (entry: LockEntry, platform: Platform) => boolean;
export const fittingVariants: (family: NativeFamily, platform: Platform) => string[];
export const lockFaults: (packages: LockPackages) => string[];
