import editor from './editor.uk.json' with { type: 'json' };
import later from './later.uk.json' with { type: 'json' };

/** The texts of the frame editor in Ukrainian, those of its late parts among them: one request brings them all. */
export const uk = { ...editor, ...later };
