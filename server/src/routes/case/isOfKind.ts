import { kindSaid } from '../../words/task.ts';

/** Whether a document is one of the kind a route solves; one that says none is. */
export function isOfKind(document: Parameters<typeof kindSaid>[0], wanted: 'msb' | 'truss'): boolean {
  const said = kindSaid(document);
  return said === undefined || said === wanted;
}
