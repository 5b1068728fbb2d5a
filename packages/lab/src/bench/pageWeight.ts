import type { ServedFile } from "@maria/cli/serve/files";

/** The files of a page, which note what a browser has asked for: its workers included, which tell nobody. */
export class AskedFiles extends Map<string, ServedFile> {
  readonly asked = new Set<string>();

  override get(path: string): ServedFile | undefined {
    this.asked.add(path);
    return super.get(path);
  }

  /** The script asked for since the last `clear` of `asked`, gzipped, each file once; in kilobytes of 1000 bytes. */
  get script(): number {
    const scripts = [...this.asked].filter((path) => path.endsWith(".js"));
    const bytes = scripts.map((path) => super.get(path)?.gzip?.length ?? 0);
    return bytes.reduce((sum, length) => sum + length, 0) / 1000;
  }
}
