import { createOption } from '@eecs/ui-kit/editor';

/** Whether the names of the tools stand beside their icons: the reader's option `toolbar`. */
export const hasToolNamesAtom = createOption('toolbar');

/** Whether each rod has the number of its cross-section: the reader's option `showSectionNumbers`. */
export const hasSectionNumbersAtom = createOption('showSectionNumbers');
