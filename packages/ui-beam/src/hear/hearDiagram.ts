import type { KitStore } from '@eecs/ui-kit';
import { atom } from 'jotai/vanilla';
import { shownResultAtom } from '../live/previewAtoms.ts';
import { shownSetAtom } from '../live/shownSet.ts';
import { RESULT_ROWS } from '../naming/resultRows.ts';
import { openRowAtom, phoneRowAtom } from '../results/resultView.ts';
import { cursorAtom } from '../state/cursor.ts';
import { playPitches } from './playPitches.ts';
import { toPitches } from './toPitches.ts';

const COUNT = 241;

/** Ends the tone that is being heard. */
const endAtom = atom<{ readonly end: (() => void) | null }>({ end: null });

/** Plays the diagram that was opened last as a tone along the beam, with the cursor going along; again ends it. */
export function hearDiagram(store: KitStore): void {
  const { end } = store.get(endAtom);
  if (end !== null) {
    end();
    return;
  }
  const result = store.get(shownResultAtom);
  const set = result?.answer.sets[store.get(shownSetAtom)];
  const row = RESULT_ROWS.find(({ id }) => id === store.get(phoneRowAtom));
  const diagram = set === undefined ? null : (row?.pick(set) ?? null);
  if (result === null || row === undefined || diagram === null) return;
  const length = result.document.L;
  const cursor = store.get(cursorAtom);
  store.set(openRowAtom, row.id);
  const stop = playPitches(toPitches(diagram, { length, count: COUNT }), {
    onPlace: (share) => {
      if (share === null) store.set(endAtom, { end: null });
      else cursor.set(share * length);
    },
  });
  store.set(endAtom, { end: stop });
}
