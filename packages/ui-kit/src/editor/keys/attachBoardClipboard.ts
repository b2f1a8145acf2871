import { type ClipboardPort, attachClipboard } from './attachClipboard.ts';

/** The clipboard of a board: copies its selection as text that another tab can read. */
export interface BoardClipboard extends Omit<ClipboardPort, 'isOn'> {
  /** Returns whether cut and paste are forbidden. */
  readonly isReadOnly: () => boolean;
}

/**
 * Connects the clipboard to the board of an editor while the board has the focus. Returns the function that disconnects
 * it.
 */
export function attachBoardClipboard(
  editor: HTMLElement,
  { isReadOnly, copy, cut, paste }: BoardClipboard,
): () => void {
  return attachClipboard(editor, {
    isOn: () => isOnBoard(editor),
    copy,
    cut: () => {
      if (!isReadOnly()) cut();
    },
    paste: (text) => !isReadOnly() && paste(text),
  });
}

function isOnBoard(editor: HTMLElement): boolean {
  const { activeElement } = editor.getRootNode() as Document | ShadowRoot;
  const focused = activeElement !== null && editor.contains(activeElement) ? activeElement : null;
  return focused?.closest('[data-board]') != null;
}
