import type { Link, TrussCase } from '@eecs/solver-core/truss';
import { forgetLeft } from '@eecs/ui-kit/editing';

/** Removes the cross-sections and materials that only rods before an edit used. */
export function forgetLeftMade(before: readonly Link[], document: TrussCase): TrussCase {
  // Only joints were added: later rods use the materials and sections of the old ones.
  if (document.links.length === 0) return document;
  const made = forgetLeft({
    entries: document.sections,
    before,
    things: document.links,
    key: 'sectionIndex',
  });
  const { entries: materials, things: links } = forgetLeft({
    entries: document.materials,
    before,
    things: made.things,
    key: 'materialIndex',
  });
  return { ...document, sections: made.entries, materials, links };
}
