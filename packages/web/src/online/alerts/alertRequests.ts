import { type Alerts, type AlertWishes, type PushTarget, parseAlerts } from "@maria/table";
import { ask } from "../house.ts";

/** How somebody is told that a table waits for him, as he asks the server for it: docs/protocol.md. */
export const alertRequests = {
  own: (): Promise<Alerts> => ask(parseAlerts, "GET", "alerts"),
  wish: (wishes: AlertWishes): Promise<Alerts> => ask(parseAlerts, "PUT", "alerts", wishes),
  pushTo: (target: PushTarget): Promise<Alerts> => ask(parseAlerts, "PUT", "alerts/push", target),
  pushNoMore: (): Promise<Alerts> => ask(parseAlerts, "DELETE", "alerts/push"),
  test: (): Promise<Alerts> => ask(parseAlerts, "POST", "alerts/test"),
};
