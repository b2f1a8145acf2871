import type { KitStore } from '@eecs/ui-kit';
import { shownResultAtom, shownSetAtom } from '../../live/beamLive.ts';
import { RESULT_ROWS } from '../../naming/resultRows.ts';
import { openRowAtom, phoneRowAtom } from '../../state/openRows.ts';
import { cursorAtom } from '../../state/passing.ts';
import { playPitches } from '@eecs/ui-kit/editor';
import { toPitches } from './toPitches.ts';

/** Number of places that are played, including both ends: the steps are too small to be distinguished. */
const COUNT = 241;

/**
 * Plays the last opened diagram as a tone along the beam, with the cursor following, until its end or until `tone` is
 * aborted; aborts `tone` at the end, or at once if there is nothing to play.
 */
export function hearDiagram(store: KitStore, tone: AbortController): void {
  if (tone.signal.aborted) return;
  const result = store.get(shownResultAtom);
  const set = result?.answer.sets[store.get(shownSetAtom)];
  const row = RESULT_ROWS.find(({ id }) => id === store.get(phoneRowAtom));
  const diagram = set === undefined ? null : (row?.pick(set) ?? null);
  if (result === null || row === undefined || diagram === null) {
    tone.abort();
    return;
  }
  const length = result.document.L;
  const cursor = store.get(cursorAtom);
  store.set(openRowAtom, row.id);
  playPitches(toPitches(diagram, { length, count: COUNT }), {
    signal: tone.signal,
    onPlace: (share) => cursor.set(share * length),
    onEnd: () => tone.abort(),
  });
}
