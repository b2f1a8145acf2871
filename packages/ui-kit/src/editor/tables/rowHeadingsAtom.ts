import { atom } from 'jotai';
import type { RowHeadings } from './keptHeadings.ts';

/**
 * The meanings that the reader has assigned to headings of tables since the editor was mounted, by the headings as
 * written; those of earlier visits are in the store of the host (`useRowHeadings`).
 */
export const rowHeadingsAtom = atom<RowHeadings>({});
