import { type BeamSet, type Reaction, listActions } from '@eecs/solver-core';
import {
  type ReportBlock,
  type Resultant,
  bold,
  describeReactions as describePlaneReactions,
} from '@eecs/ui-kit/report';
import { sumActions } from '../statics/cutActions.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/** Writes the reactions of each case set, and their equilibrium with the loads about x = 0. */
export function describeReactions(context: BeamReportContext): ReportBlock[] {
  const { t, names, document } = context;
  const actions = listActions(document);
  return describePlaneReactions<BeamSet>(context, {
    column: t('column.support'),
    // Forces alone also have moments, about x = 0.
    arm: document.L,
    readRows: ({ R }, index) => {
      const acting = actions[index];
      if (acting === undefined) return null;
      const { x, y, r } = sumActions(acting, 0);
      return {
        supports: R.map((one) => ({
          name: bold(names[one.support] ?? ''),
          value: { x: one.axial, y: one.normal, moment: one.moment },
        })),
        sums: {
          held: R.reduce<Resultant>(addReaction, { x: 0, y: 0, moment: 0 }),
          loads: { x, y, moment: r },
        },
      };
    },
  });
}

function addReaction(sum: Resultant, { x, axial, normal, moment }: Reaction): Resultant {
  return { x: sum.x + axial, y: sum.y + normal, moment: sum.moment + moment + x * normal };
}
