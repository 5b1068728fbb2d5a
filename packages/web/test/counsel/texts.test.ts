import { testLanguageFiles } from "../../../tell/test/support/languageFiles.ts";
import { counsel as de } from "../../src/language/counsel/de.ts";
import { counsel as en } from "../../src/language/counsel/en.ts";
import { counsel as fr } from "../../src/language/counsel/fr.ts";

testLanguageFiles({ source: new URL("../../src/", import.meta.url), folder: "language", en, de, fr });
