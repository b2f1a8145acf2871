import type { KeyboardEvent } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { toggleTone } from '../output/hear/toggleTone.ts';
import { isKey } from '../keys/beamKeys.ts';
import { JUMPS } from '../keys/keyTable.ts';
import { hasSingleKeysAtom, isJumpingAtom, isText } from '@eecs/ui-kit/editor';
import { shownResultAtom } from '../live/beamLive.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { phoneRowAtom } from '../state/openRows.ts';
import { traceDiagram } from './traceDiagram.ts';

/**
 * Returns the key handler of the diagrams: G and a digit select one, T traces the last one, H plays it; a digit alone
 * selects a case set. They act only while the focus is in the editor and not in a field.
 */
export function useDiagramKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const store = useKitStore();

  function chooseSet(digit: number): boolean {
    const count = store.get(shownResultAtom)?.answer.sets.length ?? 0;
    if (count < 2 || digit > count) return false;
    store.set(chosenSetAtom, digit === 0 ? 'all' : digit - 1);
    return true;
  }

  function act(event: KeyboardEvent<HTMLElement>, wasJumping: boolean): boolean {
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
    if (isKey(event, 'goToDiagram')) {
      store.set(isJumpingAtom, true);
      return true;
    }
    if (!isKey(event, 'trace')) return false;
    traceDiagram(store, { frame: event.currentTarget, id: store.get(phoneRowAtom) });
    return true;
  }

  return (event) => {
    // A modifier pressed before the digit does not end the sequence.
    if (event.key === 'Shift') return;
    const wasJumping = store.get(isJumpingAtom);
    store.set(isJumpingAtom, false);
    if (event.defaultPrevented || isText(event.target)) return;
    if (store.get(hasSingleKeysAtom) && act(event, wasJumping)) event.preventDefault();
  };
}
