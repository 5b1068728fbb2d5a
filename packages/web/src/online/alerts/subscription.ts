import type { PushTarget } from "@maria/table";

/** The browser's own end of Web Push: our service worker shows what comes there (packages/web/offline). */

const registration = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!("serviceWorker" in navigator)) return null;
  // Where none was registered, being ready is waited for in vain.
  const found = await navigator.serviceWorker.getRegistration();
  return found === undefined ? null : navigator.serviceWorker.ready;
};

const targetOf = (subscription: PushSubscription): PushTarget | null => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, p256dh, auth };
};

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Where this browser is pushed to now; null if nowhere. */
export const currentTarget = async (): Promise<PushTarget | null> => {
  const subscription = await (await registration())?.pushManager?.getSubscription();
  return subscription == null ? null : targetOf(subscription);
};

/** Has the browser's push service take messages of the server with this key. Null if it does not. */
export const subscribeTo = async (pushKey: string): Promise<PushTarget | null> => {
  const manager = (await registration())?.pushManager;
  if (manager === undefined) return null;
  const before = await manager.getSubscription();
  // A server whose store was made anew has another key.
  if (before !== null && textOf(before.options.applicationServerKey) !== pushKey) await before.unsubscribe();
  return targetOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
};

export const unsubscribe = async (): Promise<void> => {
  await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe();
};

/** Whoever has come to the table need not be called there any more. */
export const clearNotices = async (address: string): Promise<void> => {
  const notices = (await (await registration())?.getNotifications?.({ tag: address })) ?? [];
  for (const notice of notices) notice.close();
};
