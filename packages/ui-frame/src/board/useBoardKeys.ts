import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { useFormat, useLocale } from '@eecs/ui-kit';
import { type BoardKeyServices, type BoardKeys, useLateKeys } from '@eecs/ui-kit/editor';
import { boardKeys } from '../keys/frameKeys.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { Surface } from './surface.ts';

/** Returns the key handlers of the focused board. Their code is loaded after the first picture. */
export function useBoardKeys(
  { surface, cancel, duplicate, removeChosen }: Omit<BoardKeyServices<Surface>, 'openFields'>,
  box: RefObject<HTMLDivElement | null>,
): RefObject<BoardKeys | null> {
  const t = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const { store } = surface;
  return useLateKeys({
    load: useCallback(async () => {
      const { createBoardKeys, openFields, typeNumber } = await loadParts();
      const press = createBoardKeys({
        surface,
        cancel,
        openFields: () => openFields(box.current),
        typeNumber: (number) => typeNumber(store, number, box.current),
        duplicate,
        removeChosen,
        t,
        format,
        locale,
      });
      return { press, lift: () => undefined };
    }, [surface, store, cancel, duplicate, removeChosen, box, t, format, locale]),
    isAny: isKept,
    getObject: useCallback(() => [store.get(documentAtom), store.get(selectionAtom)], [store]),
  });
}

/** A number is not kept, because its character itself goes into a field. */
const isKept = (event: KeyboardEvent): boolean =>
  boardKeys.isAny(event) && !boardKeys.isKey(event, 'typePlace');
