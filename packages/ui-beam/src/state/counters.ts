import { type Counters, NO_COUNTERS, countNotes } from '@eecs/solver-core/rules';
import { atom } from 'jotai/vanilla';
import type { EditNote } from '../editing/edit.ts';

/** How often the rules of editing had to mend something since the case was opened. */
export const countersAtom = atom<Counters>(NO_COUNTERS);

/** Adds what an edit did beside what was asked. */
export const countNotesAtom = atom(null, (get, set, notes: readonly EditNote[]) => {
  if (notes.length > 0) set(countersAtom, countNotes(get(countersAtom), notes));
});
