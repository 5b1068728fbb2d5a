/** The way that is left where there is no clipboard to write to: the browser copies what is selected. */
const copySelected = (text: string): boolean => {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
};

/**
 * Puts a text on the clipboard, at a tap or key of the reader's. False if the browser lets nobody do it: then the text has
 * to be shown, for the reader to copy it himself. `navigator.clipboard` exists only under https and on localhost.
 */
export const copyText = async (text: string): Promise<boolean> => {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard === undefined) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};
