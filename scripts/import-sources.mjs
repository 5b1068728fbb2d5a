// Imports a module of the tests with the packages' sources, by the same way that the tests have to them.

import { fileURLToPath } from "node:url";
import { loadConfigFromFile, runnerImport } from "vite";

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export const importSources = async (file, config) => {
  const loaded = await loadConfigFromFile({ command: "serve", mode: "test" }, path(config));
  const { module } = await runnerImport(path(file), {
    configFile: false,
    resolve: loaded.config.resolve,
  });
  return module;
};
