import { type StructureKind, structureOf } from '../kinds/structures.ts';
import { writeCombinations } from './combinationKey.ts';
import type { SolveTask } from './solver.ts';

/** The identity of a task: equal tasks have the same identity, although their ids may differ. */
export interface Identity {
  readonly key: string;
  readonly id?: number;
}

/**
 * Returns the identity of a readable structure; a structure that was corrected on reading has none, because its answer
 * contains its own corrections. `writeOptions` writes options with their defaults, so that an explicit default gives
 * the same identity.
 */
export function identifyStructure<K extends StructureKind>(
  { kind, document, options }: SolveTask<K>,
  writeOptions: (options: SolveTask<K>['options']) => string,
): Identity | null {
  const reading = structureOf(kind).read(document);
  if (!reading.ok || !reading.isAsWritten) return null;
  const key = `${reading.hash()} ${writeOptions(options)}${writeCombinations(document, options)}`;
  return { key, id: reading.document.id };
}
