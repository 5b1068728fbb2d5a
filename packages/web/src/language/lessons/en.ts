import { combat } from "./en/combat.ts";
import { conquest } from "./en/conquest.ts";
import { emperor } from "./en/emperor.ts";
import { forceMarch } from "./en/forceMarch.ts";
import { guide } from "./en/guide.ts";
import { hussars } from "./en/hussars.ts";
import { learn } from "./en/learn.ts";
import { marching } from "./en/marching.ts";
import { pieces } from "./en/pieces.ts";
import { politics } from "./en/politics.ts";
import { retreat } from "./en/retreat.ts";
import { silesia } from "./en/silesia.ts";
import { supply } from "./en/supply.ts";
import { tracks } from "./en/tracks.ts";
import { treaties } from "./en/treaties.ts";
import { turn } from "./en/turn.ts";
import { turnFrederick } from "./en/turnFrederick.ts";
import { turnLouis } from "./en/turnLouis.ts";
import { turnMaria } from "./en/turnMaria.ts";
import { winning } from "./en/winning.ts";
import { winter } from "./en/winter.ts";

/** The texts of the lessons and of whoever teaches. */
export const en = {
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
} as const;
