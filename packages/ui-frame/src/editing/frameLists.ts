import type { FrameCase, FrameMember } from '@eecs/solver-core/frame';
import type { JoinedLists } from '@eecs/ui-kit/editing';
import type { FrameItem } from './items.ts';

/** How edits reach the lists of a frame. */
export const FRAME_LISTS: JoinedLists<FrameCase, FrameMember, 'crossSectionIndex', FrameItem> = {
  line: 'member',
  linesOf: ({ members }) => members,
  put: (document, { lines: members, ...lists }) => ({ ...document, ...lists, members }),
  section: 'crossSectionIndex',
};
