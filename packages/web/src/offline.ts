/** After the first visit the page works without a network: a service worker keeps all its files. */
export const keepForOffline = async (): Promise<void> => {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("service-worker.js");
  } catch {
    // A browser that forbids it (private windows do) plays on line as before.
  }
};
