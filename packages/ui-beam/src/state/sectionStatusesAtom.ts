import { atom } from 'jotai/vanilla';
import { refusedFieldsAtom } from './refusedFields.ts';
import { judgeCaseSections, markRefused } from './sectionStatuses.ts';
import { documentAtom, verdictAtom } from './sessionAtoms.ts';

const judgedAtom = atom((get) => judgeCaseSections(get(documentAtom), get(verdictAtom)));

/** The statuses of the seven sections of the case, those with a refused field among them. */
export const sectionStatusesAtom = atom((get) =>
  markRefused(get(judgedAtom), get(refusedFieldsAtom).values()),
);
