import { solvedKindOf, type StructureKind } from '../../kinds/structures.ts';
import { readKind, type KindNamed } from '../../words/task.ts';

/** Returns whether a document is of the kind that a route solves; a document without a kind counts as such. */
export function isOfKind(document: KindNamed, wanted: StructureKind): boolean {
  const said = readKind(document);
  return said === undefined || solvedKindOf(said) === wanted;
}
