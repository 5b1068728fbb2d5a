/**
 * Asks the browser not to clear the saved games away when it wants room. Some ask the person, some decide by
 * themselves; whoever is refused plays as before.
 */
export const askToKeep = async (): Promise<void> => {
  try {
    await navigator.storage.persist();
  } catch {
    // Only pages from https or localhost may ask.
  }
};
