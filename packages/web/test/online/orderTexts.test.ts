import { testLanguageFiles } from "../../../tell/test/support/languageFiles.ts";
import { orders as de } from "../../src/language/orders/de.ts";
import { orders as en } from "../../src/language/orders/en.ts";
import { orders as fr } from "../../src/language/orders/fr.ts";

testLanguageFiles({ source: new URL("../../src/", import.meta.url), folder: "language", en, de, fr });
