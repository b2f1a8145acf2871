/** The module from which an element's single file and its loader are made, relative to its package. */
export const STANDALONE_ENTRY = 'src/element/standalone.ts';
