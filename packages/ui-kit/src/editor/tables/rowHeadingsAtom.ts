import { atom } from 'jotai';

/**
 * What the reader said that headings of tables mean, by the headings as they stand there: a table that comes again is
 * read as the one before it, for as long as the editor is mounted.
 */
export const rowHeadingsAtom = atom<Readonly<Record<string, string>>>({});
