import { type RefObject, useCallback } from 'react';
import { useDialogs, useFormat, useHost, useLocale, useTextOf } from '@eecs/ui-kit';
import { useClipboardVerbs } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import type { BoardSurface } from './boardSurface.ts';
import type { PartVerbs } from './partVerbs.ts';
import { loadParts } from '../late/loadParts.ts';

/** Connects the clipboard to parts of a truss, or rows of a spreadsheet, while the board has the focus. */
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
  const { store } = surface;
  return useClipboardVerbs(box, {
    load: useCallback(async () => {
      const { createPartVerbs } = await loadParts();
      return createPartVerbs(surface, { t, locale, format, open, library, kept, textOf });
    }, [surface, t, locale, format, open, library, kept, textOf]),
    isReadOnly: useCallback(() => store.get(isReadOnlyAtom), [store]),
    getObject: useCallback(() => [store.get(documentAtom), store.get(selectionAtom)], [store]),
  });
}
