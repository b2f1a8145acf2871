import type { FrameCase, FrameMember } from '@eecs/solver-core/frame';
import { forgetLeft } from '@eecs/ui-kit/editing';

/** Removes the cross-sections and materials that only the members before an edit used. */
export function forgetLeftMade(before: readonly FrameMember[], document: FrameCase): FrameCase {
  // Only joints were added: the following members will use those of the old ones.
  if (document.members.length === 0) return document;
  const made = forgetLeft({
    entries: document.sections,
    before,
    things: document.members,
    key: 'crossSectionIndex',
  });
  const { entries: materials, things: members } = forgetLeft({
    entries: document.materials,
    before,
    things: made.things,
    key: 'materialIndex',
  });
  return { ...document, sections: made.entries, materials, members };
}
