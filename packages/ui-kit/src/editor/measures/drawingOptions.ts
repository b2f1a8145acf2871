import { createOption } from './options.ts';

/** Whether the names of the tools are shown beside their icons: the reader's option `toolbar`. */
export const hasToolNamesAtom = createOption('toolbar');

/**
 * Whether each part of the structure is labelled with the number of its cross-section: the reader's option
 * `showSectionNumbers`.
 */
export const hasSectionNumbersAtom = createOption('showSectionNumbers');
