/** Another server keeps its games in this directory. */
export class DataInUse extends Error {}
