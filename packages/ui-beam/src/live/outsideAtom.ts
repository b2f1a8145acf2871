import { atom } from 'jotai/vanilla';
import { listOutside } from '../scheme/listOutside.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { isComparedAtom, shownResultAtom, shownSetAtom } from './beamLive.ts';

/** Keys of the loads and settlements without effect in the shown case set; empty while all sets are shown. */
export const outsideAtom = atom((get): ReadonlySet<string> => {
  const count = get(shownResultAtom)?.answer.sets.length ?? 0;
  return count < 2 || get(isComparedAtom) ? NONE : listOutside(get(documentAtom), get(shownSetAtom));
});

const NONE: ReadonlySet<string> = new Set();
