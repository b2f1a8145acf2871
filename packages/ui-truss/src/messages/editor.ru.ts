import editor from './editor.ru.json' with { type: 'json' };
import later from './later.ru.json' with { type: 'json' };

/** The Russian texts of the truss editor, including those of its late parts: one request loads them all. */
export const ru = { ...editor, ...later };
