import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { attachBoardClipboard } from './attachBoardClipboard.ts';

/** The commands of a board that copy, cut and paste its selection. */
export interface ClipboardVerbs {
  /** Writes the selection as a text; null if nothing in it can be copied. */
  readonly copy: () => string | null;
  readonly cut: () => void;
  /** Returns whether the board has handled the text. */
  readonly paste: (text: string) => boolean;
}

/** The board that the clipboard belongs to. */
export interface ClipboardBoard<Verbs extends ClipboardVerbs> {
  /** Loads the commands in their current form; the same function as long as they stay the same. */
  readonly load: () => Promise<Verbs>;
  readonly isReadOnly: () => boolean;
  /** Returns the objects that a command acts on; the command is dropped if they changed while its code was loaded. */
  readonly getObject: () => readonly unknown[];
}

/**
 * Connects the clipboard to the selection of a board while the board has the focus; tables handle their rows
 * themselves. The code that copies is loaded as soon as the board is shown. Returns the function that runs a command:
 * at once, or when the code is loaded, unless its objects have changed by then.
 */
export function useClipboardVerbs<Verbs extends ClipboardVerbs>(
  box: RefObject<HTMLElement | null>,
  { load, isReadOnly, getObject }: ClipboardBoard<Verbs>,
): (act: (verbs: Verbs) => void) => void {
  const verbs = useRef<Verbs | null>(null);

  // Listens to the clipboard of the page while the board is mounted.
  useEffect(() => {
    const editor = box.current?.closest<HTMLElement>('[data-editor]');
    if (editor === null || editor === undefined) return undefined;
    let isGone = false;
    // If loading fails, the page keeps the clipboard.
    load().then(
      (come) => {
        if (!isGone) verbs.current = come;
      },
      () => undefined,
    );
    const detach = attachBoardClipboard(editor, {
      isReadOnly,
      copy: () => verbs.current?.copy() ?? null,
      cut: () => verbs.current?.cut(),
      paste: (text) => verbs.current?.paste(text) === true,
    });
    return () => {
      isGone = true;
      verbs.current = null;
      detach();
    };
  }, [box, load, isReadOnly]);

  return useCallback(
    (act) => {
      if (verbs.current !== null) {
        act(verbs.current);
        return;
      }
      const before = getObject();
      load().then(
        () => {
          const now = getObject();
          const isSame = before.every((part, at) => part === now[at]);
          if (isSame && verbs.current !== null) act(verbs.current);
        },
        () => undefined,
      );
    },
    [load, getObject],
  );
}
