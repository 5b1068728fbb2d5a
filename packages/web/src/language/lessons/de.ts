import type { Translation } from "@maria/tell";
import { combat } from "./de/combat.ts";
import { conquest } from "./de/conquest.ts";
import { emperor } from "./de/emperor.ts";
import { forceMarch } from "./de/forceMarch.ts";
import { guide } from "./de/guide.ts";
import { hussars } from "./de/hussars.ts";
import { learn } from "./de/learn.ts";
import { marching } from "./de/marching.ts";
import { pieces } from "./de/pieces.ts";
import { politics } from "./de/politics.ts";
import { retreat } from "./de/retreat.ts";
import { silesia } from "./de/silesia.ts";
import { supply } from "./de/supply.ts";
import { tracks } from "./de/tracks.ts";
import { treaties } from "./de/treaties.ts";
import { turn } from "./de/turn.ts";
import { turnFrederick } from "./de/turnFrederick.ts";
import { turnLouis } from "./de/turnLouis.ts";
import { turnMaria } from "./de/turnMaria.ts";
import { winning } from "./de/winning.ts";
import { winter } from "./de/winter.ts";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
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
