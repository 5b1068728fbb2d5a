import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { sourcesIn } from "../../rules/test/support/imports.ts";
import { SETTINGS } from "../src/serve/settings.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const page = read("docs/operations.md");

/** What stands in the first column of the rows that begin with it, in backquotes. */
const firstColumn = (form: RegExp): string[] =>
  [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell as string).filter((cell) => form.test(cell));

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(MARIA_[A-Z_]+|DATABASE_URL)\b/g)].map(([, name]) => name as string)),
];

describe("the settings of a server", () => {
  const options = ["--port", "--host", "--data", "--pack"];

  test("are the ones the code reads, and are read in one place", () => {
    const sources = ["cli", "server"].flatMap((name) => sourcesIn(`packages/${name}/src`));
    const reading = sources.filter(({ path }) => !path.includes("/messages/"));
    expect(namesIn(reading.map(({ text }) => text).join("\n")).sort()).toEqual([...SETTINGS].sort());
    const knowing = reading.filter(({ text }) => text.includes("MARIA_")).map(({ path }) => path);
    expect(knowing).toEqual(["packages/cli/src/serve/settings.ts"]);
  });

  test("stand in the table of docs/operations.md, all of them and nothing else", () => {
    const listed = firstColumn(/^(--|[A-Z])/).map((cell) => cell.split(" ")[0]);
    expect(listed.sort()).toEqual([...options, ...SETTINGS].sort());
  });

  test.each(["en", "de", "fr"])("are told by maria serve --help in %s", async (language) => {
    const { stdout } = await maria(`serve --help --lang ${language}`);
    for (const name of [...options, ...SETTINGS]) expect(stdout).toContain(`  ${name} `);
  });
});

test("the metrics of docs/operations.md are those of the server", () => {
  const made = [...read("packages/server/src/metrics.ts").matchAll(/"(maria_\w+)"/g)].map(([, name]) => name);
  expect(firstColumn(/^maria_/).sort()).toEqual(made.sort());
});

/** A program for the person who keeps a server; undefined where it is not installed. */
const found = (name: string): string | undefined =>
  ["/usr/sbin", "/usr/bin", "/sbin", "/bin"]
    .map((folder) => join(folder, name))
    .find((path) => {
      const { error } = spawnSync(path, ["--help"], { stdio: "ignore" });
      return error === undefined;
    });

const ran = (program: string, args: readonly string[]): readonly [number | null, string] => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return [status, stdout + stderr];
};

describe("the files for a deployment", () => {
  const files = readdirSync(join(root, "deploy"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\w\.(\w+)$|Dockerfile/.test(name),
  );

  test("name no setting that there is not, and each is spoken of", () => {
    for (const file of files)
      for (const name of namesIn(read(`deploy/${file}`))) expect(SETTINGS, file).toContain(name);
    for (const name of ["deploy/systemd", "deploy/nginx.conf", "deploy/maria.env", "deploy/compose.yaml"])
      expect(page).toContain(name);
  });

  test("the proxy keeps the metrics to itself, and knows both processes of the units", () => {
    const proxy = read("deploy/nginx.conf");
    expect(proxy).toMatch(/location = \/metrics \{\s*return 404;/);
    for (const port of ["8741", "8742"]) {
      expect(proxy).toContain(`server 127.0.0.1:${port} `);
      expect(read("deploy/systemd/maria@.service")).toContain(`maria@${port}`);
    }
  });

  test("the containers' proxy puts both servers' own names in the place of the units' addresses", () => {
    const compose = read("deploy/compose.yaml");
    let proxy = read("deploy/nginx.conf");
    const changes = [...compose.matchAll(/s\/([\d.:]+)\/([\w:-]+)\//g)];
    expect(changes).toHaveLength(2);
    for (const [, address = "", name = ""] of changes) {
      expect(proxy.split(address)).toHaveLength(2);
      proxy = proxy.replace(address, name);
      const [service = "", port = ""] = name.split(":");
      expect(compose).toContain(`\n  ${service}: *maria`);
      expect(read("deploy/Dockerfile")).toContain(`EXPOSE ${port}`);
    }
    expect(proxy).not.toMatch(/server\s+127\./);
  });

  test("pass the proxy's own check, where it is installed", () => {
    const [nginx, openssl] = [found("nginx"), found("openssl")];
    if (nginx === undefined || openssl === undefined) return;
    const folder = scratchDirectory();
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
    const subject = ["-subj", "/CN=maria.example.org", "-days", "2", "-nodes"];
    const made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", ...subject];
    expect(ran(openssl, [...made, "-keyout", key, "-out", certificate])[0]).toBe(0);
    const site = join(folder, "site.conf");
    writeFileSync(
      site,
      read("deploy/nginx.conf")
        .replace(/ssl_certificate_key [^;]+/, `ssl_certificate_key ${key}`)
        .replace(/ssl_certificate {2}[^;]+/, `ssl_certificate ${certificate}`),
    );
    const whole = join(folder, "nginx.conf");
    writeFileSync(whole, `pid ${folder}/pid; error_log stderr; events {} http { include ${site}; }`);
    expect(ran(nginx, ["-t", "-c", whole])).toEqual([0, expect.stringContaining("test is successful")]);
  });

  test("pass systemd's own check, where it is installed", () => {
    const analyse = found("systemd-analyze");
    if (analyse === undefined) return;
    const units = readdirSync(join(root, "deploy", "systemd"));
    const folder = scratchDirectory();
    // Programs may stand elsewhere on this machine.
    for (const unit of units)
      writeFileSync(
        join(folder, unit),
        read(`deploy/systemd/${unit}`).replace("ExecStart=/usr/bin/node", `ExecStart=${process.execPath}`),
      );
    const [status, said] = ran(analyse, ["verify", ...units.map((unit) => join(folder, unit))]);
    expect([status, said.split("\n").filter((line) => line.includes(folder))]).toEqual([0, []]);
  });
});
