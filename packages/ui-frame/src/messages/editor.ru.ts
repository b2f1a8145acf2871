import editor from './editor.ru.json' with { type: 'json' };
import later from './later.ru.json' with { type: 'json' };

/** The texts of the frame editor in Russian, including its late parts: one request loads them all. */
export const ru = { ...editor, ...later };
