import { listUnassignedLoads } from '@eecs/solver-core/rules';
import { atom } from 'jotai/vanilla';
import { documentAtom } from './sessionAtoms.ts';

/** The number of case sets: rows that depend only on it are not rendered again with every edit. */
export const caseSetCountAtom = atom((get) => get(documentAtom).caseSets.length);

/** Whether the sets of loads matter: there are several, or a load acts in none. */
export const showsSetsAtom = atom((get) => {
  const document = get(documentAtom);
  return document.caseSets.length > 1 || listUnassignedLoads(document).length > 0;
});
