import { type KeyboardEvent, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { toggleTone } from '../hear/toggleTone.ts';
import { isKey } from '../keys/isKey.ts';
import { isText } from '../keys/isText.ts';
import { shownResultAtom } from '../live/previewAtoms.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { hasSingleKeysAtom } from '../state/singleKeys.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { phoneRowAtom } from './resultView.ts';
import { traceDiagram } from './traceDiagram.ts';

/**
 * Gives the handler of the keys of the diagrams: G, then 1 to 6, jumps to N Q M θ v σ; T goes on tracing the last one, H plays it;
 * 1 to 9 choose a case set, 0 all of them. They act only while the focus is in the editor and in no field.
 */
export function useDiagramKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const store = useKitStore();
  const isJumping = useRef(false);

  function chooseSet(digit: number): boolean {
    const count = store.get(shownResultAtom)?.answer.sets.length ?? 0;
    if (count < 2 || digit > count) return false;
    store.set(chosenSetAtom, digit === 0 ? 'all' : digit - 1);
    return true;
  }

  function act(event: KeyboardEvent<HTMLElement>): boolean {
    const wasJumping = isJumping.current;
    isJumping.current = false;
    if (isKey(event, 'caseSet') || isKey(event, 'allSets')) {
      const digit = Number(event.key);
      const row = RESULT_ROWS[digit - 1];
      if (!wasJumping) return chooseSet(digit);
      if (row === undefined || digit > JUMPS) return false;
      traceDiagram(store, { frame: event.currentTarget, id: row.id });
      return true;
    }
    if (isKey(event, 'hear')) {
      toggleTone(store);
      return true;
    }
    if (isKey(event, 'goToDiagram')) return (isJumping.current = true);
    if (!isKey(event, 'trace')) return false;
    traceDiagram(store, { frame: event.currentTarget, id: store.get(phoneRowAtom) });
    return true;
  }

  return (event) => {
    // A modifier pressed on the way to a digit ends nothing.
    if (event.defaultPrevented || isText(event.target) || event.key === 'Shift') return;
    if (store.get(hasSingleKeysAtom) && act(event)) event.preventDefault();
  };
}

/** How many diagrams have a key. */
export const JUMPS = 6;
