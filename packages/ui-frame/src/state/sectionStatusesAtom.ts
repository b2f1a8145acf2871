import { createBoardStatuses } from '@eecs/ui-kit/editor';
import { SECTION_TABS, judgeFrameSections } from './sectionStatuses.ts';
import { session, verdictAtom } from './sessionAtoms.ts';

/** The statuses of the seven sections of the frame, including those with a refused field. */
export const sectionStatusesAtom = createBoardStatuses({
  session,
  verdictAtom,
  judge: judgeFrameSections,
  tabs: SECTION_TABS,
});
