import editor from './editor.uk.json' with { type: 'json' };
import later from './later.uk.json' with { type: 'json' };

/** The texts of the frame editor in Ukrainian, including its late parts: one request loads them all. */
export const uk = { ...editor, ...later };
