import { listUnassignedLoads } from '@eecs/solver-core/rules';
import { atom } from 'jotai/vanilla';
import { documentAtom } from './sessionAtoms.ts';

/** How many case sets there are: rows that depend on no more are not drawn again with every edit. */
export const caseSetCountAtom = atom((get) => get(documentAtom).caseSets.length);

/** Whether the sets of a load matter: there are several, or one acts in none. */
export const showsSetsAtom = atom((get) => {
  const document = get(documentAtom);
  return document.caseSets.length > 1 || listUnassignedLoads(document).length > 0;
});
