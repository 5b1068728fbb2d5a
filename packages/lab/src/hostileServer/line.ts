import { connect, type Socket } from "node:net";

/** What came back on a connection for one request; null if it ended, or stayed silent, without an answer. */
export interface Answered {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const BLANK = Buffer.from("\r\n\r\n");
const PATIENCE = 20_000;
/** An answer that goes on is news without an end: a look at it is enough. */
const LISTENING = 300;

/** A connection on which raw bytes are sent, one request after another; a new one whenever it has ended. */
export class Line {
  private readonly port: number;
  private socket: Socket | null = null;
  private received = Buffer.alloc(0);
  private look: () => void = () => {};

  constructor(port: number) {
    this.port = port;
  }

  /** Sends the bytes of a request, and gives the answers to as many requests as they hold, if they come. */
  async ask(bytes: Buffer, answers = 1): Promise<readonly (Answered | null)[]> {
    const socket = this.socket ?? this.connected();
    socket.write(bytes);
    const found: (Answered | null)[] = [];
    for (let count = 0; count < answers; count++) found.push(await this.answer());
    if (found.some((one) => one === null || one.status === 400 || /\r\nconnection: close/i.test(one.head)))
      this.end();
    return found;
  }

  end(): void {
    this.socket?.destroy();
    this.socket = null;
    this.received = Buffer.alloc(0);
  }

  private connected(): Socket {
    const socket = connect(this.port, "127.0.0.1");
    this.received = Buffer.alloc(0);
    socket.on("data", (data: Buffer) => {
      if (this.socket !== socket) return;
      this.received = Buffer.concat([this.received, data]);
      this.look();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.socket === socket) this.socket = null;
      this.look();
    });
    this.socket = socket;
    return socket;
  }

  private answer(): Promise<Answered | null> {
    return new Promise((resolve) => {
      let listening: NodeJS.Timeout | null = null;
      const settle = (found: Answered | null): void => {
        clearTimeout(timer);
        if (listening !== null) clearTimeout(listening);
        this.look = () => {};
        resolve(found);
      };
      const timer = setTimeout(() => settle(null), PATIENCE);
      this.look = () => {
        const end = this.received.indexOf(BLANK);
        if (end < 0) {
          if (this.socket === null) settle(null);
          return;
        }
        const head = this.received.subarray(0, end).toString("latin1");
        const status = Number(head.split(" ", 2)[1]);
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        const from = end + BLANK.length;
        const isWhole = length !== undefined && this.received.length >= from + Number(length);
        if (isWhole || (length === undefined && (status === 204 || status === 304))) {
          const to = from + Number(length ?? 0);
          const body = this.received.subarray(from, to).toString("utf8");
          this.received = this.received.subarray(to);
          settle({ status, head, body });
        } else if (this.socket === null) settle(null);
        else
          listening ??= setTimeout(() => {
            const body = this.received.subarray(from).toString("utf8");
            settle({ status, head: `${head}\r\nconnection: close`, body });
          }, LISTENING);
      };
      this.look();
    });
  }
}
