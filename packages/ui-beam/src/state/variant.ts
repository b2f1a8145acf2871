import type { DiagramUnder } from '@eecs/ui-kit';
import { atom } from 'jotai/vanilla';
import type { ResultRow, Solved } from '../naming/resultRows.ts';

/** Another beam, or an earlier state of this one, with which the one on the board is compared. */
export interface Variant extends Solved {
  /** What it is called on the screen. */
  readonly name: string;
  /** Gives what of it lies under a diagram of a case set; undefined where it has no such result. The same for the same row and set. */
  readonly drawUnder: (row: ResultRow, index: number) => DiagramUnder | undefined;
}

/** The variant that lies under the beam and its diagrams; null for none. */
export const variantAtom = atom<Variant | null>(null);
