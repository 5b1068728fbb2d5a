import type { Server } from "node:http";

/** So many times what an address may ask for in a minute is no person's doing. */
const TIMES = 10;
const MINUTE = 60_000;

/**
 * Addresses that are refused so often that to refuse them takes the others' time. Until the minute is over their connections end as soon
 * as they have come: what a connection has sent is read in pieces of 64 KB, hundreds of requests each, before anybody else has his turn.
 */
export class Floods {
  private readonly most: number;
  private readonly requestsPerMinute: number;
  private readonly time: () => number;
  private counts = new Map<string, number>();
  private since: number;

  constructor(requestsPerMinute: number, time: () => number = () => performance.now()) {
    this.requestsPerMinute = requestsPerMinute;
    this.most = TIMES * requestsPerMinute;
    this.time = time;
    this.since = time();
  }

  /** A request was refused because there were too many. */
  noteRequest(address: string): void {
    this.note(address, 1);
  }

  /** A socket was closed because it said too much: that costs as much as a minute's requests. */
  noteSocket(address: string): void {
    this.note(address, this.requestsPerMinute);
  }

  isFlooding(address: string | undefined): boolean {
    this.renew();
    return address !== undefined && (this.counts.get(address) ?? 0) >= this.most;
  }

  /** Ends connections of such addresses when they come. Not behind a proxy, whose connections are everybody's. */
  guard(server: Server): void {
    server.on("connection", (socket) => {
      if (this.isFlooding(socket.remoteAddress)) socket.destroy();
    });
  }

  private note(address: string, count: number): void {
    this.renew();
    this.counts.set(address, (this.counts.get(address) ?? 0) + count);
  }

  private renew(): void {
    const now = this.time();
    if (now - this.since < MINUTE) return;
    this.since = now;
    this.counts = new Map();
  }
}
