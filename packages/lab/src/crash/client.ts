import { choices, type Entry } from "@maria/rules";
import type { Random, Seat } from "@maria/rules/model";
import { randomAction } from "@maria/rules/search";
import { type Moment, momentAfter, type NetworkReply, parseNetworkReply } from "@maria/table";
import { WebSocket } from "ws";

interface Asked {
  readonly request: number;
  readonly seen: number;
  readonly action: Entry["action"];
}

const PAUSE = 25;

/**
 * Somebody who plays a seat by chance and never gives up: after a lost connection he comes back, goes on from the last number
 * he has seen, and sends what got no answer once more as it was.
 */
export class StubbornClient {
  readonly seat: Seat;
  /** What he was told is accepted, in order. */
  readonly accepted: Entry["action"][] = [];
  /** What he has asked for and got no answer to. */
  asked: Asked | null = null;
  /** Answers that no legal entry should get. */
  readonly complaints: string[] = [];
  isOver = false;
  private readonly addresses: readonly string[];
  private readonly cookie: string;
  private readonly random: Random;
  private socket: WebSocket | null = null;
  private moment: Moment | null = null;
  private requests = 0;
  private connections = 0;
  private isPaused = false;
  private isLeaving = false;
  /** Why he was not let in the last time. */
  private trouble = "none";

  /** He comes to the first address, and to the next one whenever a connection is lost. */
  constructor(
    seat: Seat,
    { addresses, cookie }: { readonly addresses: readonly string[]; readonly cookie: string },
    random: Random,
  ) {
    this.seat = seat;
    this.addresses = addresses;
    this.cookie = cookie;
    this.random = random;
    this.connect();
  }

  /** Where he stands, for whoever wonders why nothing happens. */
  get standing(): string {
    const { seat, asked, moment, socket, trouble } = this;
    const pending = moment?.pending.map((decision) => `${decision.seat} ${decision.kind}`).join(", ");
    return `${seat} saw ${moment?.seen} (${pending}), asked ${JSON.stringify(asked)}, socket ${socket?.readyState}, last trouble: ${trouble}`;
  }

  /** Asks for nothing new, but goes on asking for what got no answer. */
  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    this.decide();
  }

  leave(): void {
    this.isLeaving = true;
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isLeaving) return;
    const address = this.addresses[this.connections++ % this.addresses.length] ?? "";
    const socket = new WebSocket(address, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on("error", ({ message }) => {
      this.trouble = `${address} ${message}`;
    });
    socket.on("close", () => setTimeout(() => this.connect(), PAUSE));
    socket.on("message", (text: Buffer) => {
      const reply = parseNetworkReply(JSON.parse(text.toString("utf8")));
      if (reply === null)
        this.complaints.push(`a reply of another shape: ${text.toString("utf8").slice(0, 200)}`);
      else this.take(reply);
    });
  }

  private say(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private take(reply: NetworkReply): void {
    if (reply.type === "opened") {
      const since = this.moment === null ? {} : { since: this.moment.seen };
      this.say({ type: "watch", watch: 1, reader: this.seat, changes: true, ...since });
      this.send();
    } else if (reply.type === "moment") this.show(reply.moment);
    else if (reply.type === "change") {
      if (this.moment !== null) this.show(momentAfter(this.moment, reply.change));
    } else if (reply.type === "answer" && reply.request === this.asked?.request) {
      // The store cannot be reached: whether it was stored or not, the same is asked for once more.
      if ("failed" in reply.answer) return void setTimeout(() => this.send(), PAUSE);
      const { action, seen } = this.asked;
      this.asked = null;
      if ("accepted" in reply.answer) this.accepted.push(action);
      // Where several seats decide at once, another may have been first: that was told before this answer.
      else if (!("stale" in reply.answer) && this.moment?.seen === seen)
        this.complaints.push(`${JSON.stringify(action)}: ${JSON.stringify(reply.answer)}`);
      this.decide();
    }
  }

  private show(moment: Moment): void {
    this.moment = moment;
    this.isOver = moment.view.result !== null;
    this.decide();
  }

  private decide(): void {
    const { asked, moment, seat, isPaused } = this;
    if (
      isPaused ||
      asked !== null ||
      moment === null ||
      !moment.pending.some((decision) => decision.seat === seat)
    )
      return;
    // What is accepted is told before it is answered: the moment is the present one.
    const action = randomAction(choices(moment.view, seat), this.random);
    this.asked = { request: ++this.requests, seen: moment.seen, action };
    this.send();
  }

  private send(): void {
    if (this.asked !== null) this.say({ type: "act", seat: this.seat, ...this.asked });
  }
}
