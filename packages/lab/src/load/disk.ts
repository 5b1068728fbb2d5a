import { fdatasync, fdatasyncSync, openSync, writeSync } from "node:fs";

const BYTES = 8 * 1024 * 1024;
/** Written in larger pieces, the file would be kept in larger ones, each of which counts as written whole. */
const BLOCK = Buffer.alloc(4096);
/** A page of our store with its head in the log of changes. */
const PIECE = Buffer.alloc(536, "x");

/** The least a store can do: a file that is overwritten, and synchronised for all that has come meanwhile together. */
export class Disk {
  private readonly file: number;
  private at = 0;
  private waiting: (() => void)[] = [];
  private isBusy = false;

  constructor(path: string) {
    this.file = openSync(path, "w");
    for (let at = 0; at < BYTES; at += BLOCK.length) writeSync(this.file, BLOCK, 0, BLOCK.length, at);
    fdatasyncSync(this.file);
  }

  /** Calls when it is on the disk. */
  put(done: () => void): void {
    this.waiting.push(done);
    if (!this.isBusy) this.synchronise();
  }

  private synchronise(): void {
    const all = this.waiting;
    this.waiting = [];
    this.isBusy = all.length > 0;
    if (!this.isBusy) return;
    for (const _ of all) {
      writeSync(this.file, PIECE, 0, PIECE.length, this.at);
      this.at = (this.at + PIECE.length) % (BYTES - PIECE.length);
    }
    fdatasync(this.file, (error) => {
      if (error) throw error;
      for (const done of all) done();
      this.synchronise();
    });
  }
}
