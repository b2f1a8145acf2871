import { atom } from 'jotai/vanilla';
import type { ResultId } from '../naming/resultRows.ts';

/** A printed value of a diagram; x in the document's unit of length. */
export interface PrintedPoint {
  readonly row: ResultId;
  readonly x: number;
  readonly value: number;
}

/** The printed value whose origin the reader requested; null if none. The room that explains it highlights the line. */
export const originAtom = atom<PrintedPoint | null>(null);
