/** A browser with one window, moved by its own protocol: what all three of them can do for the tests. */
export interface Driver {
  readonly version: string;
  /** The folder where files land that the page lets people save. */
  readonly downloads: string;
  /** Errors the page has thrown or logged so far; a test that ends with any has failed. */
  errors(): Promise<readonly string[]>;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page; gives its value, which must be JSON. */
  run(expression: string): Promise<unknown>;
  /** Presses and releases the mouse at a point of the window's content. */
  clickAt(x: number, y: number): Promise<void>;
  /** Gives a file to an input for files. */
  upload(selector: string, path: string): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Where the page is served: localhost is asked itself, for every other host name its server is the proxy. So a name that
 * nobody can resolve leads to this machine, and the page there is one over plain http from another host.
 */
export interface PageProxy {
  readonly host: string;
  readonly port: number;
}

/** As on a small laptop. */
export const WINDOW = { width: 1280, height: 800 };
