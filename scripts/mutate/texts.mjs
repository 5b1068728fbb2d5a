// Texts stand in tables that are put together while modules are imported. For mutants of them to be switched on and off
// without importing everything again, the tables are given getters.

const TABLES = /\/(?:messages|language)\/(en|de|fr)(?:\/\w+)?\.ts$/;

/** The language whose texts a file holds. */
export const languageOf = (path) => TABLES.exec(path.replaceAll("\\", "/"))?.[1];

/** The source of a file of texts, which presents its tables to the runner. */
export const presentTables = (source, language) => {
  const tables = [...source.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name);
  return source + tables.map((name) => `\n__mutation.table(${name}, "${language}");`).join("");
};

/** What the runner does with a table: reads of the texts that have mutants are noted, and answered with the active one. */
export const tableReader = (texts, at) => {
  const byKey = new Map();
  for (const text of texts) {
    const place = `${text.language} ${text.key}`;
    byKey.set(place, [...(byKey.get(place) ?? []), text]);
  }
  return (table, language) => {
    for (const [key, is] of Object.entries(table)) {
      const mutants = byKey.get(`${language} ${key}`)?.filter((text) => text.is === is);
      if (mutants === undefined || mutants.length === 0) continue;
      // All are asked, so that each is noted as reached.
      const read = () => mutants.reduce((text, { id, becomes }) => (at(id) ? becomes : text), is);
      Object.defineProperty(table, key, { get: read, enumerable: true, configurable: true });
    }
  };
};
