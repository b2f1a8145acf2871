import { type SolvedKind, solvedOf } from '../kinds/structures.ts';
import { writeCombinations } from './combinationKey.ts';
import type { SolveTask } from './solver.ts';

/** The identity of a task: equal tasks share it, except for the id, which may differ. */
export interface Identity {
  readonly key: string;
  readonly id?: number;
}

/**
 * Finds what a readable structure is the same by; one that was corrected on reading is answered with its own
 * corrections, and has none. `writeOptions` writes options with their defaults, so that whoever writes them out is given
 * the same answer.
 */
export function identifyStructure<K extends SolvedKind>(
  { kind, document, options }: SolveTask<K>,
  writeOptions: (options: SolveTask<K>['options']) => string,
): Identity | null {
  const reading = solvedOf(kind).read(document);
  if (!reading.ok || !reading.isAsWritten) return null;
  const key = `${reading.hash()} ${writeOptions(options)}${writeCombinations(document, options)}`;
  return { key, id: reading.document.id };
}
