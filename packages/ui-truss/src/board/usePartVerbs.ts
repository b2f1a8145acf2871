import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useDialogs, useFormat, useHost, useLocale, useTextOf } from '@eecs/ui-kit';
import { attachClipboard } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import type { BoardSurface } from './boardSurface.ts';
import type { PartVerbs } from './partVerbs.ts';
import { loadParts } from '../loadParts.ts';

/**
 * Lets the clipboard mean parts of a truss, or rows of a spreadsheet, while the focus is on the board; tables take
 * rows by themselves. The code that copies is fetched as soon as the board is shown. Returns the function that makes it
 * do something: at once, or when it has come, unless the truss or what is chosen has changed by then.
 */
export function usePartVerbs(
  box: RefObject<HTMLElement | null>,
  surface: BoardSurface,
): (act: (verbs: PartVerbs) => void) => void {
  const t = useEditorText();
  const locale = useLocale();
  const format = useFormat();
  const { ask: open } = useDialogs();
  const { library, store: kept } = useHost();
  const textOf = useTextOf();
  const verbs = useRef<PartVerbs | null>(null);

  // Listens to the clipboard of the page for as long as the board is there.
  useEffect(() => {
    const editor = box.current?.closest<HTMLElement>('[data-editor]');
    if (editor === null || editor === undefined) return undefined;
    let isGone = false;
    // A part that did not come leaves the clipboard to the page.
    loadParts().then(
      ({ createPartVerbs }) => {
        if (!isGone)
          verbs.current = createPartVerbs(surface, { t, locale, format, open, library, kept, textOf });
      },
      () => undefined,
    );
    const isReadOnly = (): boolean => surface.store.get(isReadOnlyAtom);
    const detach = attachClipboard(editor, {
      isOn: () => isOnBoard(editor),
      copy: () => verbs.current?.copy() ?? null,
      cut: () => {
        if (!isReadOnly()) verbs.current?.cut();
      },
      paste: (text) => !isReadOnly() && verbs.current?.paste(text) === true,
    });
    return () => {
      isGone = true;
      verbs.current = null;
      detach();
    };
  }, [box, surface, t, locale, format, open, library, kept, textOf]);

  return useCallback(
    (act) => {
      if (verbs.current !== null) {
        act(verbs.current);
        return;
      }
      const { store } = surface;
      const [document, chosen] = [store.get(documentAtom), store.get(selectionAtom)];
      loadParts().then(
        () => {
          const isSame = store.get(documentAtom) === document && store.get(selectionAtom) === chosen;
          if (isSame && verbs.current !== null) act(verbs.current);
        },
        () => undefined,
      );
    },
    [surface],
  );
}

function focusedIn(editor: HTMLElement): Element | null {
  const { activeElement } = editor.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && editor.contains(activeElement) ? activeElement : null;
}

function isOnBoard(editor: HTMLElement): boolean {
  return focusedIn(editor)?.closest('[data-board]') != null;
}
