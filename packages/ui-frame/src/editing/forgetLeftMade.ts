import type { FrameCase, FrameMember } from '@eecs/solver-core/frame';
import { forgetLeftConstants } from '@eecs/ui-kit/editing';

/** Removes the cross-sections and materials that only the members before an edit used. */
export function forgetLeftMade(before: readonly FrameMember[], document: FrameCase): FrameCase {
  const { members: lines } = document;
  // Only joints were added: the following members will use those of the old ones.
  if (lines.length === 0) return document;
  const { lines: members, ...lists } = forgetLeftConstants(document, {
    before,
    lines,
    key: 'crossSectionIndex',
  });
  return { ...document, ...lists, members };
}
