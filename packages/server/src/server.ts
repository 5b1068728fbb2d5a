import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PackData } from "@maria/rules";
import { pino } from "pino";
import { AlertJobs } from "./alerts/alertJobs.ts";
import { vapidKeysFrom } from "./alerts/channels.ts";
import type { Reach } from "./alerts/outbound.ts";
import { ALONE } from "./cluster/cluster.ts";
import { watchOver } from "./cluster/deadMan.ts";
import { PostgresCluster } from "./cluster/postgresCluster.ts";
import { ProgressNotes } from "./games/progress.ts";
import { Rooms } from "./games/rooms.ts";
import type { House } from "./house.ts";
import { addAccountRoutes } from "./http/accountRoutes.ts";
import { addAlertRoutes } from "./http/alertRoutes.ts";
import { newApp, type PageHandler } from "./http/app.ts";
import { refuseConnection } from "./http/badConnection.ts";
import { addBearers, whoConnects } from "./http/bearer.ts";
import { addClaimRoutes } from "./http/claimRoutes.ts";
import { addDescription } from "./http/description/description.ts";
import { addEvents } from "./http/events.ts";
import { Floods } from "./http/floods.ts";
import { addManners } from "./http/manners.ts";
import { addMoving } from "./http/moving.ts";
import { addOrderRoutes } from "./http/orderRoutes.ts";
import { addPasskeyRoutes } from "./http/passkeyRoutes.ts";
import type { Desk } from "./http/people.ts";
import { addPlayingOn } from "./http/playingOn.ts";
import { addPolling } from "./http/polling.ts";
import { addProfileRoutes } from "./http/profileRoutes.ts";
import { type Route, routesOf } from "./http/routeList.ts";
import { addRoutes, type Reception } from "./http/routes.ts";
import { addTokenRoutes } from "./http/tokenRoutes.ts";
import { addTraffic } from "./http/traffic.ts";
import { Jobs } from "./jobs/jobs.ts";
import { LIMITS, type Limits } from "./limits.ts";
import type { Mail } from "./mail.ts";
import { newMetrics } from "./metrics.ts";
import { Attempts } from "./people/attempts.ts";
import { Notices } from "./people/notices.ts";
import { Passwords } from "./people/passwords.ts";
import { RATING, rateGame } from "./people/ratings.ts";
import { Sockets } from "./socket/sockets.ts";
import { EpochWatch, epochOf } from "./storage/epoch.ts";
import { Journal } from "./storage/journal.ts";
import { keepPack } from "./storage/packs.ts";
import { secretNamed } from "./storage/secrets.ts";
import { openStorage, type Place, type Storage } from "./storage/storage.ts";

export interface ServerOptions {
  readonly place: Place;
  /** The pack new games are played with. */
  readonly pack: PackData;
  readonly host: string;
  readonly port: number;
  /** Serves every address but the server's own; without it there is no page. */
  readonly page?: PageHandler;
  readonly limits?: Partial<Limits>;
  /** Whether the addresses of visitors are those a proxy names. */
  readonly trustProxy?: boolean;
  /** What is written of the log: pino's levels. */
  readonly logLevel?: string;
  /** So long after a question was put bots and sealed orders answer it, in milliseconds. */
  readonly answerAfter?: number;
  /** Sends letters; without it passwords cannot be reset by mail. */
  readonly mail?: Mail;
  /** Which addresses alerts may go to, and how long somebody has to look before one is sent, in milliseconds. */
  readonly alerts?: { readonly reach?: Reach; readonly grace?: number };
}

export interface Server {
  readonly port: number;
  /** What can be asked for by HTTP; sockets are apart. */
  readonly routes: readonly Route[];
  /** Lets what was begun end, tells everybody to come back, and puts everything away. */
  close(): Promise<void>;
}

/** Nothing a browser sends along is written down. */
const REDACTED = ["req.headers.cookie", "req.headers.authorization", "*.seed", "*.invitation"];

/** Of an error what helps: those of connections carry the whole connection with them. */
const toldOfError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return String(error);
  const { message, stack } = error;
  return { message, stack, ...("code" in error ? { code: error.code } : {}) };
};

/** Longer than an order or a bot takes to be worked out, so that the time tells nothing of either. */
const ANSWER_AFTER = 50;

/** Starts a server. Rejects if the port is taken, the data are in use, or the store cannot be opened. */
export const startServer = async (options: ServerOptions): Promise<Server> => {
  const log = pino(
    { level: options.logLevel ?? "warn", redact: REDACTED, serializers: { error: toldOfError } },
    pino.destination({ dest: 2, sync: false }),
  );
  const storage = await openStorage(options.place, (error) =>
    log.error({ error }, "the store is not reached"),
  );
  try {
    return await serveFrom(storage, options, log);
  } catch (error) {
    await storage.close();
    throw error;
  }
};

const serveFrom = async (
  { db, dialect, close: closeStorage }: Storage,
  {
    place,
    pack,
    host,
    port,
    page,
    limits: given,
    trustProxy = false,
    answerAfter = ANSWER_AFTER,
    mail,
    alerts: alerting,
  }: ServerOptions,
  log: House["log"],
): Promise<Server> => {
  const limits: Limits = { ...LIMITS, ...given };
  const metrics = newMetrics({
    ...{ rooms: () => rooms.size, sockets: () => sockets.size, jobs: () => jobs.size },
    otherProcesses: () => cluster.others,
  });
  const journal = new Journal(db, {
    // SQLite's thread puts together what has come while the disk was busy.
    mostUnderWay: dialect === "sqlite" ? Number.POSITIVE_INFINITY : 1,
    onGroup(size, seconds) {
      metrics.groupSize.observe(size);
      metrics.groupSeconds.observe(seconds);
    },
    onError: (error) => log.error({ error }, "entries are not stored"),
  });
  const progress = new ProgressNotes(db, (error) => log.warn({ error }, "progress was not noted"), {
    async onOver(step, game) {
      await jobs.put({ kind: RATING, key: game, game }, step);
      await alerts.tellTable("over", game, null, step);
    },
    onAwaited: (step, game, seat) => alerts.await(game, seat, step),
  });
  const jobs = new Jobs({
    ...{ db, dialect, log },
    onJob(kind, outcome, late) {
      metrics.jobs.inc({ kind, outcome });
      metrics.jobLateness.observe(late);
    },
  });
  jobs.handle(RATING, async ({ key }) => {
    await rateGame(db, key);
    return null;
  });
  const vapid = vapidKeysFrom(await secretNamed(db, "vapid"));
  const alerts = new AlertJobs({
    ...{ db, jobs, log, vapid, mail: mail ?? null },
    ...{ reach: alerting?.reach ?? "public", grace: alerting?.grace ?? null },
    presenceAt: (info) => rooms.presenceAt(info),
  });
  alerts.handle();
  const cluster =
    "address" in place
      ? await PostgresCluster.open({
          ...{ address: place.address, log },
          onSent: (news) => metrics.newsInMessage.observe(news),
        })
      : ALONE;
  const house: House = { db, journal, progress, jobs, alerts, cluster, log, answerAfter };
  const rooms = new Rooms(house);
  cluster.listen({
    onNews: (news) => void rooms.hear(news),
    onGap: () => {
      rooms.lookAtAll();
      jobs.wake();
    },
    onJob: () => jobs.wake(),
  });
  const watch = watchOver(jobs, cluster, () => rooms.resume());
  const floods = new Floods(limits.requestsPerMinute);
  const app = await newApp({
    ...{ log, limits, floods, trustProxy, page: page ?? null },
    secret: await secretNamed(db, "cookies"),
    onRefusal: (refused) => metrics.refusals.inc({ refused }),
  });
  const routes = routesOf(app);
  const traffic = addTraffic(app);
  addBearers(app, house, limits);
  await addDescription(app, limits);
  const reception: Reception = { house, rooms, pack: await keepPack(db, pack) };
  addRoutes(app, reception);
  addPlayingOn(app, reception);
  addMoving(app, reception);
  addPolling(app, reception);
  const events = addEvents(app, reception, limits);
  addOrderRoutes(app, reception);
  const desk: Desk = {
    ...{ house, rooms, passwords: new Passwords(), attempts: new Attempts(), mail: mail ?? null },
    dismiss: (person) => dismiss(person),
  };
  addAccountRoutes(app, desk);
  addPasskeyRoutes(app, desk);
  addClaimRoutes(app, desk);
  addTokenRoutes(app, desk);
  addManners(app, desk);
  addProfileRoutes(app, house);
  addAlertRoutes(app, desk);
  app.get("/health", async (_request, reply) => {
    await db.selectFrom("secrets").select("name").limit(1).execute();
    return reply.send({ status: "ok" });
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  const addressOf = (request: IncomingMessage): string => {
    // The last is what the proxy has seen itself; those before it are what it was told.
    const forwarded = trustProxy
      ? String(request.headers["x-forwarded-for"] ?? "")
          .split(",")
          .at(-1)
          ?.trim()
      : "";
    return forwarded || (request.socket.remoteAddress ?? "");
  };
  const sockets = new Sockets({
    ...{ rooms, limits, floods, log, addressOf },
    whoConnects: (headers) => whoConnects(app, house, headers),
    onAnswer: ({ answer }) => metrics.answers.inc({ answer: Object.keys(answer)[0] ?? "" }),
  });
  const dismiss = (person: string): void => {
    sockets.dismiss(person);
    events.dismiss(person);
  };
  app.server.on("upgrade", (request, socket, head) => sockets.upgrade(request, socket, head));
  app.server.on("clientError", refuseConnection);
  const notices = new Notices({
    ...{ db, log },
    onNotice: (kind, subject) => {
      if (kind === "person") dismiss(subject);
      else if (rooms.known(subject) !== undefined)
        void rooms
          .changed(subject)
          .catch((error: unknown) => log.error({ game: subject, error }, "a change was not taken in"));
    },
  });
  const epochs = new EpochWatch(
    db,
    await epochOf(db),
    (epoch) => {
      log.warn("the store was restored from a backup: everybody is told anew");
      journal.renew(epoch);
      progress.forget();
      rooms.forget();
      sockets.dismissAll();
      events.dismissAll();
    },
    (error) => log.warn({ error }, "the epoch of the store cannot be read"),
  );
  const goDown = async (): Promise<void> => {
    traffic.goDown();
    sockets.goDown();
    await jobs.close();
    await rooms.close();
    events.close();
    await traffic.ended();
    await notices.close();
    await epochs.close();
    await journal.close();
    await sockets.close();
    await app.close();
    await progress.flush();
    await watch.end();
    await cluster.close();
    metrics.registry.clear();
  };
  try {
    await app.listen({ host, port });
  } catch (error) {
    // Nothing of a server that cannot be reached goes on.
    await goDown();
    throw error;
  }
  jobs.start();
  await watch.begin();
  return {
    port: (app.server.address() as AddressInfo).port,
    routes,
    async close() {
      await goDown();
      await closeStorage();
    },
  };
};
