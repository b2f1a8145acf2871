import { createBoardStatuses } from '@eecs/ui-kit/editor';
import { SECTION_TABS, judgeTrussSections } from './sectionStatuses.ts';
import { session, verdictAtom } from './sessionAtoms.ts';

/** The marks of the seven sections of the truss, including those with a refused field. */
export const sectionStatusesAtom = createBoardStatuses({
  session,
  verdictAtom,
  judge: judgeTrussSections,
  tabs: SECTION_TABS,
});
