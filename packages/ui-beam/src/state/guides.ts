import { type UnitSystem, convertQuantity } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { documentAtom, openingAtom } from './sessionAtoms.ts';

interface KeptGuides {
  /** The opening of the document to which they belong: another document has none. */
  readonly opening: number;
  readonly system: UnitSystem;
  readonly places: readonly number[];
}

const NONE: readonly number[] = [];

const keptAtom = atom<KeptGuides | null>(null);

/**
 * The vertical guides of the board, as places along the beam in the document's unit of length, in the order of
 * creation. They belong to the editor, not to the document: undo does not affect them, and another document drops them.
 * One beyond the end of the beam is kept, because the beam may become longer again.
 */
export const guidesAtom = atom(
  (get): readonly number[] => {
    const kept = get(keptAtom);
    if (kept === null || kept.opening !== get(openingAtom)) return NONE;
    const { system } = get(documentAtom).units;
    if (kept.system === system) return kept.places;
    return kept.places.map((x) => convertQuantity(x, 'length', kept.system, system));
  },
  (get, set, places: readonly number[]) =>
    set(keptAtom, { opening: get(openingAtom), system: get(documentAtom).units.system, places }),
);
