import type { BeamCase } from '@eecs/solver-core';
import type { DiagramUnder } from '@eecs/ui-kit';
import { atom } from 'jotai/vanilla';
import type { ResultRow, Solved } from '../naming/resultRows.ts';

/**
 * The source of a variant: an earlier state of the beam on the board, a beam stored by the host, or a beam with a name
 * of its own.
 */
export type VariantSource =
  | { readonly kind: 'state'; readonly state: BeamCase }
  | { readonly kind: 'kept'; readonly id: string; readonly name: string }
  | { readonly kind: 'own'; readonly name: string };

/** Another beam, or an earlier state of this one, for comparison with the beam on the board. */
export interface Variant extends Solved {
  readonly source: VariantSource;
  /**
   * Returns the drawing of the variant under a diagram of a case set; undefined if it has no such result. The same
   * object for the same row and set.
   */
  readonly drawUnder: (row: ResultRow, index: number) => DiagramUnder | undefined;
}

/** The variant shown under the beam and its diagrams; null for none. */
export const variantAtom = atom<Variant | null>(null);
