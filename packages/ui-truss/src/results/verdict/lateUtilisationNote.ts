import { createLate } from '@eecs/ui-kit';

/** The note on utilisation, fetched with the methods by hand: it needs the texts of the solver. */
export const UtilisationNote = createLate(() => import('../handParts.ts'), 'UtilisationNote', {
  isQuiet: true,
});
