import atOnce from './ru.json' with { type: 'json' };
import later from './later.ru.json' with { type: 'json' };

/** The Russian texts of ui-kit, including those of its late parts: one request loads them all. */
export const ru = { ...atOnce, ...later };
