export const findPostgres: () => string | undefined;
export const postgresUser: () => { readonly uid?: number; readonly gid?: number };
export const ensurePostgres: () => string | undefined;
