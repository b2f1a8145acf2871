import type { Link } from '../../model/truss/trussDocument.ts';

/** Whether a link has what its constants are read from. */
export function isAssigned({ materialIndex, sectionIndex }: Link): boolean {
  return materialIndex >= 0 && sectionIndex >= 0;
}
