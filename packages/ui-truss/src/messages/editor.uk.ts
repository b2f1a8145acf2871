import editor from './editor.uk.json' with { type: 'json' };
import later from './later.uk.json' with { type: 'json' };

/** The Ukrainian texts of the truss editor, including those of its late parts: one request loads them all. */
export const uk = { ...editor, ...later };
