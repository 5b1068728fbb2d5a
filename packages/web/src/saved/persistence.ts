/**
 * Asks the browser not to clear the saved games away when it wants room. Some ask the person, some decide by
 * themselves; whoever is refused plays as before. Only pages from https or localhost may ask.
 */
export const askToKeep = async (): Promise<void> => {
  if (!("storage" in navigator)) return;
  try {
    await navigator.storage.persist();
  } catch {
    // It is not for us to know why.
  }
};
