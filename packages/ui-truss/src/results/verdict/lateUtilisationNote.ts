import { createLate } from '@eecs/ui-kit';
import { loadMethods } from '../../late/loadParts.ts';

/** The note on utilisation, loaded with the hand methods because it needs the texts of the solver. */
export const UtilisationNote = createLate(loadMethods, 'UtilisationNote', { isQuiet: true });
