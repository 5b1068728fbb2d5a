import type { Alerts, AlertWishes } from "@maria/table";
import { language } from "../../language/language.svelte.ts";
import { recall, remember } from "../../settings/memory.ts";
import { HouseError } from "../house.ts";
import { alertRequests } from "./alertRequests.ts";
import { type Obstacle, obstacleIn, surroundings } from "./obstacles.ts";
import { currentTarget, subscribeTo, unsubscribe } from "./subscription.ts";

/** That somebody has been asked at the table whether he wants to be told, and has said no. */
const DECLINED = "maria-alerts-declined";

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** How the person at this device is told that a table waits for him, and whether this device is among what tells him. */
class OwnAlerts {
  /** Undefined until the server was asked. */
  alerts = $state.raw<Alerts | undefined>(undefined);
  obstacle = $state.raw<Obstacle | null>(null);
  isDeclined = $state(recall(DECLINED) !== null);
  private hasTarget = $state(false);
  readonly isPushedHere = $derived(
    this.hasTarget && this.obstacle === null && (this.alerts?.devices.some(({ isThis }) => isThis) ?? false),
  );
  /** Whether he is told at all, here or elsewhere. */
  readonly isTold = $derived(
    this.alerts !== undefined &&
      (this.alerts.devices.length > 0 ||
        (this.alerts.wishes?.email === true && this.alerts.email !== null) ||
        this.alerts.wishes?.webhook != null),
  );
  readonly wishes: AlertWishes = $derived(
    this.alerts?.wishes ?? {
      ...{ language: language.current, zone: ownZone(), quiet: null, digest: "each", email: false },
      ...{ reminders: true, webhook: null },
    },
  );

  async read(): Promise<void> {
    this.lookAround();
    this.alerts = await alertRequests.own();
    this.hasTarget = this.obstacle === null && (await currentTarget()) !== null;
  }

  async wish(wishes: AlertWishes): Promise<void> {
    this.alerts = await alertRequests.wish(wishes);
  }

  /**
   * Asks the person, by the browser's own question, and subscribes this device. Only from a click: browsers take no other asking.
   * Whoever turns the question away has declined, which the settings then say.
   */
  async pushHere(): Promise<void> {
    const permission = await Notification.requestPermission();
    this.lookAround();
    if (permission !== "granted") return;
    const alerts = this.alerts ?? (await alertRequests.own());
    const target = await subscribeTo(alerts.pushKey).catch(() => null);
    if (target === null) throw new HouseError("noPush");
    if (alerts.wishes === null) await alertRequests.wish(this.wishes);
    this.alerts = await alertRequests.pushTo(target);
    this.hasTarget = true;
  }

  async pushNoMoreHere(): Promise<void> {
    this.alerts = await alertRequests.pushNoMore();
    this.hasTarget = false;
    await unsubscribe();
  }

  async test(): Promise<void> {
    this.alerts = await alertRequests.test();
  }

  decline(): void {
    remember(DECLINED, "yes");
    this.isDeclined = true;
  }

  private lookAround(): void {
    this.obstacle = obstacleIn(surroundings());
  }
}

export const ownAlerts = new OwnAlerts();
