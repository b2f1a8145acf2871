import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { useFormat, useKitStore, useLocale } from '@eecs/ui-kit';
import { type BoardKeys, useLateKeys } from '@eecs/ui-kit/editor';
import { boardKeys } from '../keys/boardKeyTable.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { BoardKeyParts } from './boardActions.ts';
import { typeNumber } from './typeNumber.ts';

/** Returns the key handlers of the focused board. Their code is loaded after the first picture. */
export function useBoardKeys(parts: BoardKeyParts): RefObject<BoardKeys | null> {
  const store = useKitStore();
  const t = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  return useLateKeys({
    load: useCallback(
      async () => (await loadParts()).createBoardKeys(parts, { t, format, locale }),
      [parts, t, format, locale],
    ),
    isAny: boardKeys.isAny,
    getObject: useCallback(() => [store.get(documentAtom), store.get(selectionAtom)], [store]),
    typeNumber: useCallback((event: KeyboardEvent) => typeNumber(store, event), [store]),
  });
}
