import { type RefObject, useCallback } from 'react';
import { useDialogs, useFormat, useLocale, useTextOf } from '@eecs/ui-kit';
import { useClipboardVerbs } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import type { PartVerbs } from './partVerbs.ts';
import type { Surface } from './surface.ts';

/** Makes the clipboard act on parts of a frame while the focus is on the board. */
export function usePartVerbs(
  box: RefObject<HTMLElement | null>,
  surface: Surface,
): (act: (verbs: PartVerbs) => void) => void {
  const t = useEditorText();
  const locale = useLocale();
  const format = useFormat();
  const { ask: open } = useDialogs();
  const textOf = useTextOf();
  const { store } = surface;
  return useClipboardVerbs(box, {
    load: useCallback(
      async () => (await loadParts()).createPartVerbs(surface, { t, locale, format, open, textOf }),
      [surface, t, locale, format, open, textOf],
    ),
    isReadOnly: useCallback(() => store.get(isReadOnlyAtom), [store]),
    getObject: useCallback(() => [store.get(documentAtom), store.get(selectionAtom)], [store]),
  });
}
