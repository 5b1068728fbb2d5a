/** Where somebody goes on whose place on the page is gone: at the decision, or else at the beginning of what is shown. */
const HOMES = [".decision", "h1", "main"];

const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0;

/** A button that has counted to its end, say: its neighbour goes on counting. */
const neighbourOf = (gone: Element): HTMLElement | null =>
  gone
    .closest('[role="group"], fieldset')
    ?.querySelector<HTMLElement>("button:enabled, input:enabled, select:enabled") ?? null;

const goHome = (gone: Element): boolean => {
  const neighbour = neighbourOf(gone);
  if (neighbour !== null && isThere(neighbour)) {
    neighbour.focus({ preventScroll: true });
    return true;
  }
  for (const selector of HOMES) {
    const home = document.querySelector<HTMLElement>(selector);
    if (home === null || !isThere(home)) continue;
    if (!home.hasAttribute("tabindex")) home.tabIndex = -1;
    home.focus({ preventScroll: true });
    return document.activeElement === home;
  }
  return false;
};

/**
 * Keeps the focus from falling to the body when what had it is removed, hidden or disabled: whoever uses keys would
 * begin again at the top of the page. Whoever lets it go himself, by a tap beside everything, is left alone.
 */
export const keepFocus = (): void => {
  let last: Element | null = null;
  const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    // What is being removed is told of before it is gone.
    queueMicrotask(() => {
      if (target === last && isLost() && isThere(target)) last = null;
    });
  });
  new MutationObserver(() => {
    if (last === null || !isLost() || isThere(last)) return;
    if (goHome(last)) last = document.activeElement;
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
};
