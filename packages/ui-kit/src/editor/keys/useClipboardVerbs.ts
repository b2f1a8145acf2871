import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { attachBoardClipboard } from './attachBoardClipboard.ts';

/** The commands of a board that copy, cut and paste what is chosen. */
export interface ClipboardVerbs {
  /** Writes what is chosen as a text; null if nothing is that can be copied. */
  readonly copy: () => string | null;
  readonly cut: () => void;
  /** Returns whether the text was the board's own. */
  readonly paste: (text: string) => boolean;
}

/** The board that the clipboard is for. */
export interface ClipboardBoard<Verbs extends ClipboardVerbs> {
  /** Fetches the commands as they are now; one function as long as they stay the same. */
  readonly load: () => Promise<Verbs>;
  readonly isReadOnly: () => boolean;
  /** Returns the object of a command, which is dropped if the object changed while its code was fetched. */
  readonly getObject: () => readonly unknown[];
}

/**
 * Lets the clipboard mean what is chosen on a board while the focus is there; tables take rows by themselves. The code
 * that copies is fetched as soon as the board is shown. Returns the function that makes it do something: at once, or when
 * it has come, unless what it acts on has changed by then.
 */
export function useClipboardVerbs<Verbs extends ClipboardVerbs>(
  box: RefObject<HTMLElement | null>,
  { load, isReadOnly, getObject }: ClipboardBoard<Verbs>,
): (act: (verbs: Verbs) => void) => void {
  const verbs = useRef<Verbs | null>(null);

  // Listens to the clipboard of the page for as long as the board is there.
  useEffect(() => {
    const editor = box.current?.closest<HTMLElement>('[data-editor]');
    if (editor === null || editor === undefined) return undefined;
    let isGone = false;
    // A part that did not come leaves the clipboard to the page.
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
