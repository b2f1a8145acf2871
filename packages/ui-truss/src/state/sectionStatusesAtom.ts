import { createSectionStatuses } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { SECTION_TABS, judgeTrussSections } from './sectionStatuses.ts';
import { documentAtom, refusedFieldsAtom, shownDocumentAtom, verdictAtom } from './sessionAtoms.ts';

/** The marks of the seven sections of the truss, including those with a refused field. */
export const sectionStatusesAtom = createSectionStatuses({
  judgedAtom: atom((get) => {
    const document = get(documentAtom);
    // During a gesture the verdict belongs to the draft.
    const verdict = get(shownDocumentAtom) === document ? get(verdictAtom) : null;
    return judgeTrussSections(document, verdict);
  }),
  refusedFieldsAtom,
  tabs: SECTION_TABS,
});
