import { type BodyAction, type FrameSet, cutFrame } from '@eecs/solver-core/frame';
import {
  type ReportBlock,
  type Resultant,
  describeReactions as describePlaneReactions,
  plain,
  textBlock,
} from '@eecs/ui-kit/report';
import { drawLoaded } from './drawFrame.ts';
import { type FrameReportContext, nameMember } from './frameReportContext.ts';

/** Writes the reactions of each case set, and their equilibrium with the loads. */
export function describeReactions(context: FrameReportContext): ReportBlock[] {
  const { t, nameSet, document } = context;
  return describePlaneReactions<FrameSet>(context, {
    column: t('column.joint'),
    describeBefore: (set, index) => [
      {
        kind: 'figure',
        figure: drawLoaded(context, set, index),
        label: t('figure.reactions', { set: nameSet(index) }),
      },
    ],
    readRows: (set, index) => {
      const bodies = cutFrame(document, { index, set });
      const actions = bodies?.actionsOn({ kind: 'whole' }) ?? [];
      return {
        supports: set.R.map((value) => ({ name: plain(String(value.joint + 1)), value })),
        // On elastic beddings and in second order the sums of the undeformed frame do not balance.
        sums:
          bodies === null
            ? null
            : {
                held: sumUp(actions.filter(({ kind }) => kind === 'reaction')),
                loads: sumUp(actions.filter(({ kind }) => kind === 'load')),
              },
      };
    },
    describeAfter: (set) => describeSteps(context, set),
  });
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
