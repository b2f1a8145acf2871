import { atom } from 'jotai';

/**
 * The meanings that the reader gave to headings of tables, by the headings as they are written: a table that comes
 * again is
 * read as the one before it, for as long as the editor is mounted.
 */
export const rowHeadingsAtom = atom<Readonly<Record<string, string>>>({});
