import {
  type ReportBlock,
  type Runs,
  head,
  numberColumn,
  plain,
  say,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import type { FrameJointResult, FrameSet } from '@eecs/solver-core/frame';
import { drawMoved } from './drawFrame.ts';
import type { FrameTeller } from './frameTeller.ts';
import { tellRows } from './tellRows.ts';

/** Draws the deformed shape of each case set and lists the displacements of the joints. */
export function tellDisplacements(teller: FrameTeller): ReportBlock[] {
  const { answer, document, t, nameSet } = teller;
  if (answer === null || answer.sets.every(({ joints }) => joints === null)) return [];
  return [
    head(t('part.displacements'), 2),
    ...answer.sets.flatMap((set, index): ReportBlock[] => {
      const moved = drawMoved(teller, set);
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        ...(moved === null
          ? []
          : [
              say(t('moved.scale', { scale: moved.scale })),
              {
                kind: 'figure' as const,
                figure: moved.figure,
                label: t('figure.moved', { set: nameSet(index) }),
              },
            ]),
        ...tellJoints(teller, set, nameSet(index)),
      ];
    }),
  ];
}

function tellJoints(teller: FrameTeller, { joints }: FrameSet, caption: string): ReportBlock[] {
  const { t, format } = teller;
  if (joints === null) return [];
  const greatest = (pick: (one: FrameJointResult) => readonly number[]): number =>
    joints.reduce((most, one) => Math.max(most, ...pick(one).map(Math.abs)), 0);
  const shift = format.results({ quantity: 'displacement', greatest: greatest(({ x, y }) => [x, y]) });
  const turn = format.results({ quantity: 'slope', greatest: greatest(({ r }) => [r]) });
  return tellRows(teller, {
    caption,
    columns: [
      wordColumn(t('column.joint')),
      numberColumn(teller, 'displacement', symbol('u', 'x')),
      numberColumn(teller, 'displacement', symbol('u', 'y')),
      numberColumn(teller, 'slope', symbol('φ')),
    ],
    rows: joints.map(({ x, y, r }, index): Runs[] => [
      plain(String(index + 1)),
      plain(shift.write(x, false)),
      plain(shift.write(y, false)),
      plain(turn.write(r, false)),
    ]),
  });
}
