import { readKind, type KindNamed } from '../../words/task.ts';

/** Whether a document is one of the kind a route solves; one that says none is. */
export function isOfKind(document: KindNamed, wanted: 'msb' | 'truss'): boolean {
  const said = readKind(document);
  return said === undefined || said === wanted;
}
