import { type BodyAction, type FrameSet, cutFrame } from '@eecs/solver-core/frame';
import {
  type ReportBlock,
  type Runs,
  bold,
  head,
  numberColumn,
  plain,
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { drawLoaded } from './drawFrame.ts';
import { type FrameReportContext, nameMember } from './frameReportContext.ts';

/** A force along two axes, and a moment. */
interface Resultant {
  readonly x: number;
  readonly y: number;
  readonly moment: number;
}

/** Writes the reactions of each case set, and their equilibrium with the loads. */
export function describeReactions(context: FrameReportContext): ReportBlock[] {
  const { answer, t, nameSet, document } = context;
  if (answer === null) return [];
  return [
    head(t('part.reactions'), 2),
    textBlock(t('sum.about')),
    ...answer.sets.flatMap((set, index): ReportBlock[] => [
      ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
      {
        kind: 'figure',
        figure: drawLoaded(context, set, index),
        label: t('figure.reactions', { set: nameSet(index) }),
      },
      describeSet(context, set, index),
      ...describeChecks(context, set),
      ...describeSteps(context, set),
    ]),
  ];
}

function describeSet(context: FrameReportContext, set: FrameSet, index: number): ReportBlock {
  const { R } = set;
  const { t, format, document, nameSet } = context;
  const bodies = cutFrame(document, { index, set });
  const actions = bodies?.actionsOn({ kind: 'whole' }) ?? [];
  const held = sumUp(actions.filter(({ kind }) => kind === 'reaction'));
  const loads = sumUp(actions.filter(({ kind }) => kind === 'load'));
  const greatest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));
  const all = [...R, held, loads];
  const force = format.results({ quantity: 'force', greatest: greatest(all.flatMap(({ x, y }) => [x, y])) });
  const moment = format.results({ quantity: 'moment', greatest: greatest(all.map((one) => one.moment)) });
  const write = ({ x, y, moment: r }: Resultant): Runs[] => [
    plain(force.write(x, false)),
    plain(force.write(y, false)),
    plain(moment.write(r, false)),
  ];
  const sums = (): Runs[][] => [
    [plain(t('sum.reactions')), ...write(held)],
    [plain(t('sum.loads')), ...write(loads)],
    [
      bold(t('sum.rest')),
      ...write({ x: held.x + loads.x, y: held.y + loads.y, moment: held.moment + loads.moment }),
    ],
  ];
  return {
    kind: 'table',
    caption: nameSet(index),
    columns: [
      wordColumn(t('column.joint')),
      numberColumn(context, 'force', symbol('R', 'x')),
      numberColumn(context, 'force', symbol('R', 'y')),
      numberColumn(context, 'moment', symbol('M')),
    ],
    rows: [
      ...R.map((one): Runs[] => [plain(String(one.joint + 1)), ...write(one)]),
      // On elastic beddings and in second order the sums of the undeformed frame do not balance.
      ...(bodies === null ? [] : sums()),
    ],
  };
}

/** Returns the resultant of actions: forces along the global axes, and the moment about the origin. */
function sumUp(actions: readonly BodyAction[]): Resultant {
  const sum = (of: (action: BodyAction) => number): number =>
    actions.reduce((total, action) => total + of(action), 0);
  return {
    x: sum(({ fx }) => fx),
    y: sum(({ fy }) => fy),
    moment: sum(({ x, y, fx, fy, moment }) => moment + x * fy - y * fx),
  };
}

function describeChecks({ t }: FrameReportContext, { checks }: FrameSet): ReportBlock[] {
  if (checks === null) return [];
  return [checks.passed ? textBlock(t('sum.passed')) : textBlock(t('sum.failed'), 'warning')];
}

/** Writes step by step how the axial forces of second order converged, and which members are slack. */
function describeSteps(
  { t, document }: FrameReportContext,
  { secondOrder, oneWay }: FrameSet,
): ReportBlock[] {
  const list = (members: readonly number[]): string =>
    members.map((member) => nameMember(document, member)).join('; ');
  return [
    ...(secondOrder === undefined ? [] : [textBlock(t('steps.secondOrder', { count: secondOrder.steps }))]),
    ...(oneWay === undefined
      ? []
      : [
          textBlock(
            oneWay.slack.length === 0
              ? t('steps.allBear')
              : t('steps.slack', { members: list(oneWay.slack) }),
          ),
          ...oneWay.steps.flatMap(({ slack, taut }, step) => [
            ...(slack.length === 0
              ? []
              : [textBlock(t('steps.slackened', { step: step + 1, members: list(slack) }))]),
            ...(taut.length === 0
              ? []
              : [textBlock(t('steps.tautened', { step: step + 1, members: list(taut) }))]),
          ]),
        ]),
  ];
}
