import { judgeCaseSections, listEmptySets } from '@eecs/solver-core/rules';
import { createSectionStatuses } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { SECTION_TABS } from './sectionStatuses.ts';
import { documentAtom, refusedFieldsAtom, verdictAtom } from './sessionAtoms.ts';

/** The marks of the seven sections of the case, those with a refused field among them. */
export const sectionStatusesAtom = createSectionStatuses({
  judgedAtom: atom((get) => judgeCaseSections(get(documentAtom), get(verdictAtom))),
  refusedFieldsAtom,
  tabs: SECTION_TABS,
});

/** The case sets in which nothing acts, by their indexes. */
export const emptySetsAtom = atom((get) => listEmptySets(get(documentAtom)));
