import { atom } from 'jotai';
import type { RowHeadings } from './keptHeadings.ts';

/**
 * The meanings that the reader gave to headings of tables since the editor was mounted, by the headings as they are
 * written; what was kept of earlier visits is in the store of the host (`useRowHeadings`).
 */
export const rowHeadingsAtom = atom<RowHeadings>({});
