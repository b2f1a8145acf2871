import { judgeCaseSections, listEmptySets } from '@eecs/solver-core/rules';
import { createSectionStatuses } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { SECTION_TABS } from './sectionStatuses.ts';
import { documentAtom, refusedFieldsAtom, verdictAtom } from './sessionAtoms.ts';

/** The marks of the seven sections of the case, including those with a refused field. */
export const sectionStatusesAtom = createSectionStatuses({
  judgedAtom: atom((get) => judgeCaseSections(get(documentAtom), get(verdictAtom))),
  refusedFieldsAtom,
  tabs: SECTION_TABS,
});

/** The indices of case sets in which nothing acts. */
export const emptySetsAtom = atom((get) => listEmptySets(get(documentAtom)));
