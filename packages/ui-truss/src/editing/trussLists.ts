import type { Link, TrussCase } from '@eecs/solver-core/truss';
import type { JoinedLists } from '@eecs/ui-kit/editing';
import type { TrussItem } from './items.ts';

/** How edits reach the lists of a truss. */
export const TRUSS_LISTS: JoinedLists<TrussCase, Link, 'sectionIndex', TrussItem> = {
  line: 'link',
  linesOf: ({ links }) => links,
  put: (document, { lines: links, ...lists }) => ({ ...document, ...lists, links }),
  section: 'sectionIndex',
};
