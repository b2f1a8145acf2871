import atOnce from './uk.json' with { type: 'json' };
import later from './later.uk.json' with { type: 'json' };

/** The texts of ui-kit in Ukrainian, those of its late parts among them: one request brings them all. */
export const uk = { ...atOnce, ...later };
