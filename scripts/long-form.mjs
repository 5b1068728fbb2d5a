/** The long form of a test that npm test has in a short one: node scripts/long-form.mjs secrecy|online|lessons */
import { spawnSync } from "node:child_process";

const FORMS = {
  /** Eight points of a whole game of every kind, seen by everybody while all the others' secrets are changed. */
  secrecy: {
    config: "vitest.config.ts",
    file: "packages/server/test/secrecy.test.ts",
    environment: { MARIA_SECRECY_POINTS: "8" },
  },
  /** Real browsers play a whole game over a server. */
  online: {
    config: "vitest.e2e.config.ts",
    file: "e2e/onlineThree.test.ts",
    environment: { MARIA_ONLINE: "long" },
  },
  /** Every lesson is played through in every language, by mouse and by keys, and on a phone by touch. */
  lessons: {
    config: "vitest.e2e.config.ts",
    file: "e2e/lessons.test.ts",
    environment: { MARIA_LESSONS: "long" },
  },
};

const form = FORMS[process.argv[2]];
if (form === undefined) {
  console.error(`node scripts/long-form.mjs ${Object.keys(FORMS).join("|")}`);
  process.exit(2);
}
const { config, file, environment } = form;
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--config", config, file],
  {
    cwd: new URL("..", import.meta.url),
    env: { ...process.env, ...environment },
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
