import { type BeamSet, type Reaction, type SetActions, listActions } from '@eecs/solver-core';
import {
  bold,
  head,
  numberColumn,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { sumActions } from '../statics/cutActions.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/** Forces along x and y and a moment about x = 0. */
interface Sum {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Writes the reactions of each case set, and their equilibrium with the loads. */
export function describeReactions(context: BeamReportContext): ReportBlock[] {
  const { answer, t, nameSet, document } = context;
  if (answer === null) return [];
  const actions = listActions(document);
  return [
    head(t('part.reactions'), 2),
    textBlock(t('sum.about')),
    ...answer.sets.flatMap((set, index): ReportBlock[] => {
      const acting = actions[index];
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        ...(acting === undefined ? [] : [describeSet(context, { set, acting, caption: nameSet(index) })]),
        ...describeChecks(context, set),
      ];
    }),
  ];
}

function describeSet(
  context: BeamReportContext,
  { set, acting, caption }: { readonly set: BeamSet; readonly acting: SetActions; readonly caption: string },
): ReportBlock {
  const { t, names, format, document } = context;
  const { R } = set;
  const held = R.reduce((sum: Sum, one: Reaction) => addReaction(sum, one), { x: 0, y: 0, r: 0 });
  const loads = sumActions(acting, 0);
  const forces = [...R.flatMap(({ axial, normal }) => [axial, normal]), loads.x, loads.y, held.x, held.y];
  const moments = [...R.map(({ moment }) => moment), loads.r, held.r];
  const greatest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));
  const force = format.results({ quantity: 'force', greatest: greatest(forces) });
  const moment = format.results({
    quantity: 'moment',
    // Forces alone also have moments, about x = 0.
    greatest: Math.max(greatest(moments), greatest(forces) * document.L),
  });
  const write = ({ x, y, r }: Sum): Runs[] => [
    plain(force.write(x, false)),
    plain(force.write(y, false)),
    plain(moment.write(r, false)),
  ];
  return {
    kind: 'table',
    caption,
    columns: [
      wordColumn(t('column.support')),
      numberColumn(context, 'force', symbol('R', 'x')),
      numberColumn(context, 'force', symbol('R', 'y')),
      numberColumn(context, 'moment', symbol('M')),
    ],
    rows: [
      ...R.map((one): Runs[] => [
        bold(names[one.support] ?? ''),
        ...write({ x: one.axial, y: one.normal, r: one.moment }),
      ]),
      [plain(t('sum.reactions')), ...write(held)],
      [plain(t('sum.loads')), ...write(loads)],
      [bold(t('sum.rest')), ...write({ x: held.x + loads.x, y: held.y + loads.y, r: held.r + loads.r })],
    ],
  };
}

function addReaction(sum: Sum, { x, axial, normal, moment }: Reaction): Sum {
  return { x: sum.x + axial, y: sum.y + normal, r: sum.r + moment + x * normal };
}

function describeChecks({ t }: BeamReportContext, { checks }: BeamSet): ReportBlock[] {
  if (checks === null) return [];
  return [checks.passed ? textBlock(t('sum.passed')) : textBlock(t('sum.failed'), 'warning')];
}
