import type { SolvedKind } from '../../kinds/structures.ts';
import { readKind, type KindNamed } from '../../words/task.ts';

/** Whether a document is one of the kind a route solves; one that states none is. */
export function isOfKind(document: KindNamed, wanted: SolvedKind): boolean {
  const said = readKind(document);
  return said === undefined || said === wanted;
}
