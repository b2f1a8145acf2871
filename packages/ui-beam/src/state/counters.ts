import { type Counters, NO_COUNTERS, countNotes } from '@eecs/solver-core/rules';
import { atom } from 'jotai/vanilla';
import type { EditNote } from '../editing/edit.ts';

/** Counts the corrections by the rules of editing since the case was opened. */
export const countersAtom = atom<Counters>(NO_COUNTERS);

/** Counts the side effects of an edit. */
export const countNotesAtom = atom(null, (get, set, notes: readonly EditNote[]) => {
  if (notes.length > 0) set(countersAtom, countNotes(get(countersAtom), notes));
});
