/** Exit codes: the structure was solved, the document was refused, the command or the file could not be read. */
export const EXIT = { solved: 0, refused: 1, usage: 2 } as const;
