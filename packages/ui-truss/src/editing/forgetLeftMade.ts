import type { Link, TrussCase } from '@eecs/solver-core/truss';
import { forgetLeftConstants } from '@eecs/ui-kit/editing';

/** Removes the cross-sections and materials that only rods before an edit used. */
export function forgetLeftMade(before: readonly Link[], document: TrussCase): TrussCase {
  const { links: lines } = document;
  // Only joints were added: later rods use the materials and sections of the old ones.
  if (lines.length === 0) return document;
  const { lines: links, ...lists } = forgetLeftConstants(document, { before, lines, key: 'sectionIndex' });
  return { ...document, ...lists, links };
}
