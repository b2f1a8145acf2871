import editor from './editor.ru.json' with { type: 'json' };
import later from './later.ru.json' with { type: 'json' };

/** The texts of the frame editor in Russian, those of its late parts among them: one request brings them all. */
export const ru = { ...editor, ...later };
