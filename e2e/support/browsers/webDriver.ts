/** The key under which the standard sends an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Failure {
  readonly error: string;
  readonly message: string;
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === "object" && value !== null && "error" in value && "message" in value;

/** One session of a W3C WebDriver (https://www.w3.org/TR/webdriver2): the few commands the tests need. */
export interface WebDriverSession {
  /** What the driver says about the browser. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Makes the window so large that its content has this size. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Runs an expression in the page; gives its value. */
  run(expression: string): Promise<unknown>;
  /** Presses and releases the mouse at a point of the window's content. */
  clickAt(x: number, y: number): Promise<void>;
  /** Gives a file to an input for files. */
  upload(selector: string, path: string): Promise<void>;
  /** A PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const request = async (method: string, address: string, body?: Json): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (isFailure(value)) throw new Error(`${value.error}: ${value.message} (${method} ${address})`);
  return value;
};

/** Opens a session with the driver that listens at an address. Fails with the driver's own reason. */
export const openSession = async (driver: string, wanted: Json): Promise<WebDriverSession> => {
  const { sessionId, capabilities } = (await request("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: wanted },
  })) as { readonly sessionId: string; readonly capabilities: Readonly<Record<string, unknown>> };
  const session = `${driver}/session/${sessionId}`;
  const post = (command: string, body: Json = {}): Promise<unknown> =>
    request("POST", `${session}/${command}`, body);
  const run = (expression: string): Promise<unknown> =>
    post("execute/sync", { script: `return ${expression}`, args: [] });

  return {
    capabilities,
    async goTo(address) {
      await post("url", { url: address });
    },
    async reload() {
      await post("refresh");
    },
    async resize({ width, height }) {
      const frame = (await run("[outerWidth - innerWidth, outerHeight - innerHeight]")) as [number, number];
      await post("window/rect", { x: 0, y: 0, width: width + frame[0], height: height + frame[1] });
    },
    run,
    async clickAt(x, y) {
      const actions = [
        { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await post("actions", {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    },
    async upload(selector, path) {
      const found = await post("element", { using: "css selector", value: selector });
      const element = (found as Readonly<Record<string, string>>)[ELEMENT];
      await post(`element/${element}/value`, { text: path });
    },
    async screenshot() {
      return Buffer.from(String(await request("GET", `${session}/screenshot`)), "base64");
    },
    async close() {
      await request("DELETE", session);
    },
  };
};
