import { newVersion, ownScript } from "./version/newVersion.svelte.ts";

/** The service worker of this page's own build may take over at once, if no other page is open. */
const offerToTakeOver = (worker: ServiceWorker | null): void =>
  worker?.postMessage({ type: "takeOver", script: ownScript() });

/** A worker that came after the page belongs to a newer one, or to this one if the page was loaded anew by hand. */
const followUpdates = (registration: ServiceWorkerRegistration): void => {
  offerToTakeOver(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    // The first of all has nothing to replace.
    if (coming === null || registration.active === null) return;
    coming.addEventListener("statechange", () => {
      if (coming.state !== "installed") return;
      offerToTakeOver(coming);
      void newVersion.look();
    });
  });
};

/** Whoever has touched an alert, and has a page open that shows no table, is led to it there. */
const followAlerts = (workers: ServiceWorkerContainer): void =>
  workers.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "object" && data !== null && "type" in data && data.type === "open" && "hash" in data)
      location.hash = String(data.hash);
  });

/** After the first visit the page works without a network: a service worker keeps all its files. */
export const keepForOffline = async (): Promise<void> => {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  followAlerts(navigator.serviceWorker);
  try {
    followUpdates(await navigator.serviceWorker.register("service-worker.js"));
  } catch {
    // A browser that forbids it (private windows do) plays on line as before.
  }
};
