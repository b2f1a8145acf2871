import type { PressureLine } from '@eecs/solver-core/frame-stress';
import { atom } from 'jotai/vanilla';
import { loadPressure } from '../late/loadParts.ts';
import { shownAnswerAtom, shownSetsAtom } from './sessionAtoms.ts';
import { boardResultAtom } from './resultMode.ts';

type Module = Awaited<ReturnType<typeof loadPressure>>;

/** The code that computes lines of pressure; null until it is loaded, which begins when a line is first shown. */
const loadedAtom = atom<Module | null>(null);
loadedAtom.onMount = (take) => {
  const stop = loadPressure.watch(take);
  // Without a connection the board has no line; the next time it is shown, loading is tried again.
  loadPressure().catch(() => null);
  return stop;
};

/**
 * The line of pressure on the board; null if another result is shown, until its code is loaded, and for several case
 * sets: an envelope of forces has no resultant.
 */
export const pressureAtom = atom((get): PressureLine | null => {
  if (get(boardResultAtom) !== 'pressure') return null;
  const loaded = get(loadedAtom);
  const shown = get(shownAnswerAtom);
  const [set, another] = get(shownSetsAtom);
  if (loaded === null || shown === null || set === undefined || another !== undefined) return null;
  return loaded.computePressureLine(shown.document, set);
});
