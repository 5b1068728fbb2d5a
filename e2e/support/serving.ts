import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { run } from "@maria/cli";

/** A server somebody started on the command line. */
export interface Serving {
  readonly address: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Runs `maria serve` with these options, and data of its own, until it is stopped. */
export const serving = (...options: readonly string[]): Promise<Serving> => servingIn({}, ...options);

/** The same where the environment says more. */
export const servingIn = (
  environment: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<Serving> =>
  new Promise((resolve, reject) => {
    const stop = new AbortController();
    const data = mkdtempSync(join(tmpdir(), "maria-serving-"));
    let complaints = "";
    const stdout = new Writable({
      write(chunk, _encoding, done) {
        const [address, port] = /http:\/\/localhost:(\d+)\//.exec(String(chunk)) ?? [];
        if (address !== undefined)
          resolve({
            address,
            port: Number(port),
            async stop() {
              stop.abort();
              await ended;
              rmSync(data, { recursive: true });
            },
          });
        done();
      },
    });
    const stderr = new Writable({
      write(chunk, _encoding, done) {
        complaints += String(chunk);
        done();
      },
    });
    const ended = run(["serve", "--data", data, ...options], {
      stdin: new PassThrough(),
      stdout,
      stderr,
      isInteractive: false,
      showsProgress: false,
      colours: false,
      environment,
      directory: process.cwd(),
      stopped: stop.signal,
    });
    ended.then((code) => reject(new Error(`maria serve ended with ${code}: ${complaints}`)), reject);
  });
