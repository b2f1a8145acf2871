import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useFormat, useKitStore, useLocale } from '@eecs/ui-kit';
import type { BoardKeys } from '@eecs/ui-kit/editor';
import type { TrussItem } from '../editing/items.ts';
import { boardKeys } from '../keys/boardKeyTable.ts';
import { loadParts } from '../late/loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { typeNumber } from './typeNumber.ts';
import type { BoardKeyHandlers, BoardKeyParts } from './boardActions.ts';

/** A press that waits until the code of the keys is loaded, and its target. */
interface KeptPress {
  readonly event: KeyboardEvent;
  readonly document: TrussCase;
  readonly chosen: readonly TrussItem[];
}

/**
 * Returns the key handlers of the focused board. Their code is loaded after the first picture: earlier presses are
 * queued and handled in order when it is loaded, unless the truss or the selection has changed by then.
 */
export function useBoardKeys(parts: BoardKeyParts): RefObject<BoardKeys | null> {
  const store = useKitStore();
  const t = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const handlers = useRef<BoardKeyHandlers | null>(null);
  const keys = useRef<BoardKeys>(null);
  const kept = useRef<KeptPress[]>([]);

  // Loads the key handlers once, and updates their language.
  useEffect(() => {
    let isGone = false;
    loadParts().then(
      ({ createBoardKeys }) => {
        if (isGone) return;
        const { press } = (handlers.current = createBoardKeys(parts, { t, format, locale }));
        const presses = kept.current.splice(0);
        const [first] = presses;
        const isSame =
          first?.document === store.get(documentAtom) && first.chosen === store.get(selectionAtom);
        if (isSame) for (const { event } of presses) press(event);
      },
      // If loading fails, the board has no keys, and the queue is cleared.
      () => kept.current.splice(0),
    );
    return () => {
      isGone = true;
      handlers.current?.lift();
      handlers.current = null;
    };
  }, [parts, store, t, format, locale]);

  useLayoutEffect(() => {
    keys.current = {
      onKeyDown: (event) => {
        if (typeNumber(store, event)) return;
        const act = handlers.current?.press;
        // Tab always leaves the board, so that nobody is trapped in it.
        const isKept = act === undefined && event.key !== 'Tab' && boardKeys.isAny(event);
        if (isKept) {
          kept.current.push({ event, document: store.get(documentAtom), chosen: store.get(selectionAtom) });
        }
        if (isKept || act?.(event) === true) event.preventDefault();
      },
      onKeyUp: () => handlers.current?.lift(),
    };
  }, [store]);

  return keys;
}
