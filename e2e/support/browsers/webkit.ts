import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { type Driver, type PageProxy, WINDOW } from "./driver.ts";
import { openSession, type WebDriverSession } from "./webDriver.ts";

/** The driver, the browser it drives, and a screen for a machine that has none. */
export interface WebKitParts {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly screen: string;
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A screen in memory, with room for the frame of a window; it chooses a free number and tells it. */
const openScreen = async (program: string): Promise<{ display: string; server: ChildProcess }> => {
  const size = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`;
  const server = spawn(program, ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as Readable, "data");
  return { display: `:${String(number).trim()}`, server };
};

const answering = async (address: string): Promise<void> => {
  for (const end = Date.now() + 20_000; ; )
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(50);
    }
};

/** A home of its own: nothing of the person at this machine is read or left behind. */
const openHome = (): { home: string; downloads: string } => {
  const home = mkdtempSync(join(tmpdir(), "maria-webkit-"));
  mkdirSync(join(home, ".config"));
  mkdirSync(join(home, "downloads"));
  writeFileSync(join(home, ".config", "user-dirs.dirs"), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  return { home, downloads: join(home, "downloads") };
};

/** Writes down what the page throws or logs as an error: the classic protocol does not tell. */
const LISTEN = `(() => {
  const errors = (window.noticedErrors = []);
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  const { error } = console;
  console.error = (...words) => {
    errors.push(words.join(" "));
    error(...words);
  };
})()`;

interface Started {
  readonly address: string;
  readonly downloads: string;
  stop(): Promise<void>;
}

/** The driver with all it needs, listening at an address of this machine. */
const openDriver = async (parts: WebKitParts): Promise<Started> => {
  const { home, downloads } = openHome();
  const { display, server } = await openScreen(parts.screen);
  const port = await freePort();
  const driver = spawn(parts.driver, [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      LANG: "en_GB.UTF-8",
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(address);
  return {
    address,
    downloads,
    async stop() {
      await stop(driver);
      await stop(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
};
const openBrowser = (
  driver: string,
  miniBrowser: string,
  { host, port }: PageProxy,
): Promise<WebDriverSession> =>
  openSession(driver, {
    "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    proxy: { proxyType: "manual", httpProxy: `${host}:${port}`, noProxy: ["localhost"] },
  });

/** WebKitGTK's small browser, driven by the classic WebDriver on a screen of its own. */
export const openWebKit = async (parts: WebKitParts, proxy: PageProxy): Promise<Driver> => {
  const started = await openDriver(parts);
  const session = await openBrowser(started.address, parts.miniBrowser, proxy).catch(
    async (error: unknown) => {
      await started.stop();
      throw error;
    },
  );
  await session.resize(WINDOW);
  const errors: string[] = [];
  const noticed = async (): Promise<readonly string[]> => {
    errors.push(...((await session.run("window.noticedErrors?.splice(0) ?? []")) as string[]));
    return errors;
  };
  return {
    ...session,
    version: String(session.capabilities.browserVersion),
    downloads: started.downloads,
    errors: noticed,
    async goTo(address) {
      await noticed();
      await session.goTo(address);
      await session.run(LISTEN);
    },
    async reload() {
      await noticed();
      await session.reload();
      await session.run(LISTEN);
    },
    async close() {
      try {
        await session.close();
      } finally {
        await started.stop();
      }
    },
  };
};
