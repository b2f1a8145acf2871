import { judgeCaseSections, listEmptySets } from '@eecs/solver-core/rules';
import { atom } from 'jotai/vanilla';
import { markSections } from './sectionStatuses.ts';
import { documentAtom, refusedFieldsAtom, verdictAtom } from './sessionAtoms.ts';

const judgedAtom = atom((get) => judgeCaseSections(get(documentAtom), get(verdictAtom)));

/** The marks of the seven sections of the case, those with a refused field among them. */
export const sectionStatusesAtom = atom((get) =>
  markSections(get(judgedAtom), get(refusedFieldsAtom).values()),
);

/** The case sets in which nothing acts, by their indexes. */
export const emptySetsAtom = atom((get) => listEmptySets(get(documentAtom)));
