import type { TrussProblem } from '../trussProblem.ts';
import { actionsOnTrusses } from './actionsOnTrusses.ts';
import { girders } from './girders.ts';
import { mechanisms } from './mechanisms.ts';
import { printedTrusses } from './printedTrusses.ts';
import { programTrusses } from './programTrusses.ts';
import { redundantTrusses } from './redundantTrusses.ts';
import { roofs } from './roofs.ts';
import { spaceTrusses } from './spaceTrusses.ts';

export interface TrussGroup {
  readonly title: string;
  readonly problems: readonly TrussProblem[];
}

/** All problems about trusses by source, in the order of the report. */
export const TRUSS_GROUPS: readonly TrussGroup[] = [
  { title: 'Trusses of books', problems: printedTrusses },
  { title: 'Trusses of other programs', problems: programTrusses },
  { title: 'Girders by sections', problems: girders },
  { title: 'Fink roofs', problems: roofs },
  { title: 'Indeterminate trusses', problems: redundantTrusses },
  { title: 'Space trusses', problems: spaceTrusses },
  { title: 'Loads on links, weights, sets', problems: actionsOnTrusses },
  { title: 'Mechanisms and special positions', problems: mechanisms },
];
