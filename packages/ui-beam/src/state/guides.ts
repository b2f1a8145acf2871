import { type UnitSystem, convertQuantity } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { documentAtom, openingAtom } from './sessionAtoms.ts';

interface KeptGuides {
  /** The document they were put up on: another one has none. */
  readonly opening: number;
  readonly system: UnitSystem;
  readonly places: readonly number[];
}

const NONE: readonly number[] = [];

const keptAtom = atom<KeptGuides | null>(null);

/**
 * The vertical lines of the board, as places along the beam in the document's unit of length, in the order they were
 * put up. They are the editor's own and no part of the document: no step back knows them, and with another document
 * they go. One beyond the end of the beam is kept, for the beam may become longer again.
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
