import type { BeamCase } from '@eecs/solver-core';
import type { DiagramUnder } from '@eecs/ui-kit';
import { atom } from 'jotai/vanilla';
import type { ResultRow, Solved } from '../naming/resultRows.ts';

/**
 * Where a variant came from: an earlier state of the beam on the board, a beam that the
 * surroundings keep, or a beam with a name of its own.
 */
export type VariantSource =
  | { readonly kind: 'state'; readonly state: BeamCase }
  | { readonly kind: 'kept'; readonly id: string; readonly name: string }
  | { readonly kind: 'own'; readonly name: string };

/** Another beam, or an earlier state of this one, with which the beam on the board is compared. */
export interface Variant extends Solved {
  readonly source: VariantSource;
  /**
   * Returns what of it lies under a diagram of a case set; undefined if it has no such
   * result. The same for the same row and set.
   */
  readonly drawUnder: (row: ResultRow, index: number) => DiagramUnder | undefined;
}

/** The variant that lies under the beam and its diagrams; null for none. */
export const variantAtom = atom<Variant | null>(null);
