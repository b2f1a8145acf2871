import { type ClipboardPort, attachClipboard } from './attachClipboard.ts';

/** The clipboard of a board: copies of what is chosen on it, as text that another tab reads too. */
export interface BoardClipboard extends Omit<ClipboardPort, 'isOn'> {
  /** Returns whether nothing may be cut or pasted. */
  readonly isReadOnly: () => boolean;
}

/** Lets the clipboard mean the board of an editor while the focus is on it. Returns the function that ends this. */
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
