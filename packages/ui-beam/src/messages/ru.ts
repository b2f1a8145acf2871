import { ru as solver } from '@eecs/solver-core/texts/ru';
import editor from './ru.json' with { type: 'json' };
import later from './later.ru.json' with { type: 'json' };
import panel from './panel.ru.json' with { type: 'json' };
import refusal from './refusal.ru.json' with { type: 'json' };
import tools from './tools.ru.json' with { type: 'json' };

/** The Russian texts of the beam editor. One request loads them all, so that no part waits for its own. */
export const ru = { editor: { ...editor, ...later }, panel, refusal, tools, failures: solver.texts };
