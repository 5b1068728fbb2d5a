import type { Translation } from "@maria/tell";
import type { en } from "./en.ts";
import { combat } from "./fr/combat.ts";
import { conquest } from "./fr/conquest.ts";
import { emperor } from "./fr/emperor.ts";
import { forceMarch } from "./fr/forceMarch.ts";
import { guide } from "./fr/guide.ts";
import { hussars } from "./fr/hussars.ts";
import { learn } from "./fr/learn.ts";
import { marching } from "./fr/marching.ts";
import { pieces } from "./fr/pieces.ts";
import { politics } from "./fr/politics.ts";
import { retreat } from "./fr/retreat.ts";
import { silesia } from "./fr/silesia.ts";
import { supply } from "./fr/supply.ts";
import { tracks } from "./fr/tracks.ts";
import { treaties } from "./fr/treaties.ts";
import { turn } from "./fr/turn.ts";
import { turnFrederick } from "./fr/turnFrederick.ts";
import { turnLouis } from "./fr/turnLouis.ts";
import { turnMaria } from "./fr/turnMaria.ts";
import { winning } from "./fr/winning.ts";
import { winter } from "./fr/winter.ts";

export const fr: Translation<typeof en> = {
  ...learn,
  ...guide,
  ...winning,
  ...pieces,
  ...marching,
  ...conquest,
  ...combat,
  ...retreat,
  ...supply,
  ...hussars,
  ...forceMarch,
  ...winter,
  ...turn,
  ...turnFrederick,
  ...turnLouis,
  ...turnMaria,
  ...politics,
  ...tracks,
  ...emperor,
  ...silesia,
  ...treaties,
};
