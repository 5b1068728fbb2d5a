import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { type Driver, type PageProxy, WINDOW } from "./driver.ts";
import { openSession } from "./webDriver.ts";

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

/** WebKitGTK's small browser, driven by the classic WebDriver on a screen of its own. */
export const openWebKit = async (parts: WebKitParts, { host, port }: PageProxy): Promise<Driver> => {
  const { home, downloads } = openHome();
  const { display, server } = await openScreen(parts.screen);
  const listens = await freePort();
  const driver = spawn(parts.driver, [`--port=${listens}`], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      LANG: "en_GB.UTF-8",
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const errors: string[] = [];
  driver.stdout.setEncoding("utf8").on("data", (text: string) => {
    errors.push(...text.split("\n").filter((line) => /^CONSOLE \w+ ERROR/.test(line)));
  });
  const address = `http://127.0.0.1:${listens}`;
  await answering(address);
  const session = await openSession(address, {
    "webkitgtk:browserOptions": {
      binary: parts.miniBrowser,
      args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
    },
    proxy: { proxyType: "manual", httpProxy: `${host}:${port}`, noProxy: ["localhost"] },
  });
  await session.resize(WINDOW);
  return {
    ...session,
    version: String(session.capabilities.browserVersion),
    downloads,
    errors,
    async close() {
      await session.close();
      await stop(driver);
      await stop(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
};
