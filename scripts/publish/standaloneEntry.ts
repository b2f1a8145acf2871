/** The module that an element's one file and its loader are made of, from the folder of its package. */
export const STANDALONE_ENTRY = 'src/element/standalone.ts';
