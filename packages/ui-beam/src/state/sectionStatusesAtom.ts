import { atom } from 'jotai/vanilla';
import { judgeCaseSections } from './sectionStatuses.ts';
import { documentAtom, verdictAtom } from './sessionAtoms.ts';

/** The statuses of the seven sections of the case. */
export const sectionStatusesAtom = atom((get) => judgeCaseSections(get(documentAtom), get(verdictAtom)));
