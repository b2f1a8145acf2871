import type { Link } from '../../model/truss/trussDocument.ts';

/** Returns whether a link has both a material and a cross-section. */
export function isAssigned({ materialIndex, sectionIndex }: Link): boolean {
  return materialIndex >= 0 && sectionIndex >= 0;
}
