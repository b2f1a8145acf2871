import { atom } from 'jotai/vanilla';
import type { EditNote } from '../editing/edit.ts';

/** How often the rules of editing had to mend something since the case was opened. */
export interface Counters {
  readonly loadCollisions: number;
  readonly supportCollisions: number;
  readonly adjustedSupports: number;
}

export const NO_COUNTERS: Counters = { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 };

const COUNTERS: Readonly<Partial<Record<EditNote['code'], keyof Counters>>> = {
  loadsMovedInside: 'loadCollisions',
  placeTaken: 'supportCollisions',
  supportsBeyondRemoved: 'supportCollisions',
  supportsAtOnePlaceRemoved: 'supportCollisions',
  endSupportMoved: 'adjustedSupports',
  pinBecameRoller: 'adjustedSupports',
  endHingeRemoved: 'adjustedSupports',
};

export const countersAtom = atom<Counters>(NO_COUNTERS);

/** Adds what an edit did beside what was asked. */
export const countNotesAtom = atom(null, (get, set, notes: readonly EditNote[]) => {
  const counted = notes.reduce<Counters>((sum, { code, count }) => {
    const counter = COUNTERS[code];
    return counter === undefined ? sum : { ...sum, [counter]: sum[counter] + count };
  }, get(countersAtom));
  if (notes.length > 0) set(countersAtom, counted);
});
