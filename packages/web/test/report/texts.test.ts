import { testLanguageFiles } from "../../../tell/test/support/languageFiles.ts";
import { chronicle as chronicleDe } from "../../src/language/chronicle/de.ts";
import { chronicle as chronicleEn } from "../../src/language/chronicle/en.ts";
import { chronicle as chronicleFr } from "../../src/language/chronicle/fr.ts";
import { report as reportDe } from "../../src/language/report/de.ts";
import { report as reportEn } from "../../src/language/report/en.ts";
import { report as reportFr } from "../../src/language/report/fr.ts";

testLanguageFiles({
  source: new URL("../../src/", import.meta.url),
  folder: "language",
  en: { ...reportEn, ...chronicleEn },
  de: { ...reportDe, ...chronicleDe },
  fr: { ...reportFr, ...chronicleFr },
  same: ["report.battles", "report.spent"],
});
