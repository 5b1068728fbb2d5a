declare module "virtual:rules-reference/en" {
  export const chapters: readonly import("../reference/parse.ts").Chapter[];
}
declare module "virtual:rules-reference/de" {
  export const chapters: readonly import("../reference/parse.ts").Chapter[];
}
declare module "virtual:rules-reference/fr" {
  export const chapters: readonly import("../reference/parse.ts").Chapter[];
}
declare module "virtual:rules-glossary" {
  export const glossary: import("../reference/glossary.ts").Glossary;
}
