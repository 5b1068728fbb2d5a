import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./focus.ts";
import { language } from "./language/language.svelte.ts";
import { keepForOffline } from "./offline.ts";
import { router } from "./router.svelte.ts";
import { sendFor } from "./screens/screens.ts";
import { settings } from "./settings/settings.svelte.ts";
import { newVersion } from "./version/newVersion.svelte.ts";

/** Not awaited at the top level: WebKit never ends a module that waits there and is imported twice (its bug 242740). */
const begin = async (): Promise<void> => {
  await language.begin();
  const target = document.getElementById("page");
  if (target !== null) mount(App, { target });
  keepFocus();
  newVersion.watch();
  await keepForOffline();
};

settings.show();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.show());
sendFor(router.route);
void begin();
