import {
  type ReportBlock,
  type Runs,
  head,
  numberColumn,
  plain,
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import type { FrameJointResult, FrameSet } from '@eecs/solver-core/frame';
import { drawMoved } from './drawFrame.ts';
import type { FrameReportContext } from './frameReportContext.ts';
import { describeRows } from './describeRows.ts';

/** Draws the deformed shape of each case set and lists the displacements of the joints. */
export function describeDisplacements(context: FrameReportContext): ReportBlock[] {
  const { answer, document, t, nameSet } = context;
  if (answer === null || answer.sets.every(({ joints }) => joints === null)) return [];
  return [
    head(t('part.displacements'), 2),
    ...answer.sets.flatMap((set, index): ReportBlock[] => {
      const moved = drawMoved(context, set);
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        ...(moved === null
          ? []
          : [
              textBlock(t('moved.scale', { scale: moved.scale })),
              {
                kind: 'figure' as const,
                figure: moved.figure,
                label: t('figure.moved', { set: nameSet(index) }),
              },
            ]),
        ...describeJoints(context, set, nameSet(index)),
      ];
    }),
  ];
}

function describeJoints(context: FrameReportContext, { joints }: FrameSet, caption: string): ReportBlock[] {
  const { t, format } = context;
  if (joints === null) return [];
  const greatest = (pick: (one: FrameJointResult) => readonly number[]): number =>
    joints.reduce((most, one) => Math.max(most, ...pick(one).map(Math.abs)), 0);
  const shift = format.results({ quantity: 'displacement', greatest: greatest(({ x, y }) => [x, y]) });
  const turn = format.results({ quantity: 'slope', greatest: greatest(({ r }) => [r]) });
  return describeRows(context, {
    caption,
    columns: [
      wordColumn(t('column.joint')),
      numberColumn(context, 'displacement', symbol('u', 'x')),
      numberColumn(context, 'displacement', symbol('u', 'y')),
      numberColumn(context, 'slope', symbol('φ')),
    ],
    rows: joints.map(({ x, y, r }, index): Runs[] => [
      plain(String(index + 1)),
      plain(shift.write(x, false)),
      plain(shift.write(y, false)),
      plain(turn.write(r, false)),
    ]),
  });
}
