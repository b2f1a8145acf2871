/** Copy and paste of a board, as text that another tab can read. */
export interface ClipboardPort {
  /** Whether clipboard events belong to the board now; otherwise they belong to the page. */
  readonly isOn: () => boolean;
  /** The selection as text; null if it cannot be copied. */
  readonly copy: () => string | null;
  /** Removes what was just copied, if that is allowed. */
  readonly cut: () => void;
  /** Returns whether the board has handled the text. */
  readonly paste: (text: string) => boolean;
}

/**
 * Handles the browser's copy, cut and paste, by keys or by menu, for the selection of a board. Returns the function
 * that detaches the listeners.
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

  // Without a selected text the target of the event is the body of the page, not the focused element.
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
