import { uk as solver } from '@eecs/solver-core/texts/uk';
import editor from './uk.json' with { type: 'json' };
import later from './later.uk.json' with { type: 'json' };
import panel from './panel.uk.json' with { type: 'json' };
import refusal from './refusal.uk.json' with { type: 'json' };
import tools from './tools.uk.json' with { type: 'json' };

/** The Ukrainian texts of the beam editor. One request loads them all, so that no part waits for its own. */
export const uk = { editor: { ...editor, ...later }, panel, refusal, tools, failures: solver.texts };
