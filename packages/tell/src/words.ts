import type { Pack } from "@maria/rules/model";
import type { en } from "./messages/en.ts";
import { type Language, listIn, type SayOf, seriesIn } from "./say.ts";

/** Says the texts that every telling of a game needs; a place with texts of its own says those as well. */
export type Say = SayOf<typeof en>;

/** What is needed to speak about a game: a language and the names in its pack. */
export interface Words<Saying extends Say = Say> {
  readonly language: Language;
  readonly say: Saying;
  readonly list: (items: readonly string[]) => string;
  readonly series: (items: readonly string[]) => string;
  readonly pack: Pack;
}

export const wordsFor = <Saying extends Say>(language: Language, pack: Pack, say: Saying): Words<Saying> => ({
  language,
  say,
  list: listIn(language),
  series: seriesIn(language),
  pack,
});
