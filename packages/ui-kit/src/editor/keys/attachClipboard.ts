/** Copies and pastes of a board, as text that another tab reads too. */
export interface ClipboardPort {
  /** Whether keys mean the board now: elsewhere the clipboard is the page's. */
  readonly isOn: () => boolean;
  /** The selection as text; null if nothing chosen can be copied. */
  readonly copy: () => string | null;
  /** Takes away what was just copied, where that is allowed. */
  readonly cut: () => void;
  /** Returns whether the text was the board's own. */
  readonly paste: (text: string) => boolean;
}

/**
 * Lets copy, cut and paste of the browser, by keys or by its menu, mean what is
 * chosen on a board. Returns what ends it.
 */
export function attachClipboard(root: HTMLElement, port: ClipboardPort): () => void {
  function handleCopy(event: ClipboardEvent): void {
    if (event.clipboardData === null || !port.isOn()) return;
    const text = port.copy();
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    if (event.type === 'cut') port.cut();
  }

  function handlePaste(event: ClipboardEvent): void {
    if (!port.isOn()) return;
    if (port.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
  }

  // Without a selected text the browser reports the body of the page, not what has the focus.
  const { ownerDocument: page } = root;
  page.addEventListener('copy', handleCopy);
  page.addEventListener('cut', handleCopy);
  page.addEventListener('paste', handlePaste);
  return () => {
    page.removeEventListener('copy', handleCopy);
    page.removeEventListener('cut', handleCopy);
    page.removeEventListener('paste', handlePaste);
  };
}
