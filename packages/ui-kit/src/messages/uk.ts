import atOnce from './uk.json' with { type: 'json' };
import later from './later.uk.json' with { type: 'json' };

/** The Ukrainian texts of ui-kit, including those of its late parts: one request loads them all. */
export const uk = { ...atOnce, ...later };
