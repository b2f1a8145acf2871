import { createSectionStatuses } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { SECTION_TABS, judgeFrameSections } from './sectionStatuses.ts';
import { documentAtom, refusedFieldsAtom, shownDocumentAtom, verdictAtom } from './sessionAtoms.ts';

/** The statuses of the seven sections of the frame, including those with a refused field. */
export const sectionStatusesAtom = createSectionStatuses({
  judgedAtom: atom((get) => {
    const document = get(documentAtom);
    // During a drag the verdict is on the draft.
    const verdict = get(shownDocumentAtom) === document ? get(verdictAtom) : null;
    return judgeFrameSections(document, verdict);
  }),
  refusedFieldsAtom,
  tabs: SECTION_TABS,
});
