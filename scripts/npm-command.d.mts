import type { SpawnSyncOptions, SpawnSyncReturns } from "node:child_process";

export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly execPath: string;
  readonly exists: (path: string) => boolean;
};
export type NpmCommand =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly line: string };

export const npmCommand: (args: readonly string[], surroundings: Surroundings) => NpmCommand;
export const npm: (args: readonly string[], options: SpawnSyncOptions) => SpawnSyncReturns<string | Buffer>;
