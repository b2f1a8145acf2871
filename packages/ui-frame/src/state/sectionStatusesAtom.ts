import { createSectionStatuses } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { SECTION_TABS, judgeFrameSections } from './sectionStatuses.ts';
import { documentAtom, refusedFieldsAtom, shownDocumentAtom, verdictAtom } from './sessionAtoms.ts';

/** The marks of the seven sections of the frame, those with a refused field among them. */
export const sectionStatusesAtom = createSectionStatuses({
  judgedAtom: atom((get) => {
    const document = get(documentAtom);
    // While a hand moves a part the verdict is on the draft.
    const verdict = get(shownDocumentAtom) === document ? get(verdictAtom) : null;
    return judgeFrameSections(document, verdict);
  }),
  refusedFieldsAtom,
  tabs: SECTION_TABS,
});
