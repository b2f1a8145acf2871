import { type FrameReaction, type FrameSet, type Resultant, sumFrameLoads } from '@eecs/solver-core/frame';
import {
  type ReportBlock,
  type Runs,
  bold,
  head,
  numberColumn,
  plain,
  say,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { drawLoaded } from './drawFrame.ts';
import type { FrameTeller } from './frameTeller.ts';

/** Writes the reactions of each case set, and that they are in equilibrium with the loads. */
export function tellReactions(teller: FrameTeller): ReportBlock[] {
  const { answer, t, nameSet, document } = teller;
  if (answer === null) return [];
  return [
    head(t('part.reactions'), 2),
    say(t('sum.about')),
    ...answer.sets.flatMap((set, index): ReportBlock[] => [
      ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
      {
        kind: 'figure',
        figure: drawLoaded(teller, set, index),
        label: t('figure.reactions', { set: nameSet(index) }),
      },
      tellSet(teller, set, index),
      ...tellChecks(teller, set),
    ]),
  ];
}

function tellSet(teller: FrameTeller, { R }: FrameSet, index: number): ReportBlock {
  const { t, format, document, nameSet } = teller;
  const held = R.reduce((sum: Resultant, one) => addReaction(sum, one, document.joints[one.joint]), {
    x: 0,
    y: 0,
    moment: 0,
  });
  const loads = sumFrameLoads(document, index) ?? { x: 0, y: 0, moment: 0 };
  const greatest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));
  const all = [...R, held, loads];
  const force = format.results({ quantity: 'force', greatest: greatest(all.flatMap(({ x, y }) => [x, y])) });
  const moment = format.results({ quantity: 'moment', greatest: greatest(all.map((one) => one.moment)) });
  const write = ({ x, y, moment: r }: Resultant): Runs[] => [
    plain(force.write(x, false)),
    plain(force.write(y, false)),
    plain(moment.write(r, false)),
  ];
  return {
    kind: 'table',
    caption: nameSet(index),
    columns: [
      wordColumn(t('column.joint')),
      numberColumn(teller, 'force', symbol('R', 'x')),
      numberColumn(teller, 'force', symbol('R', 'y')),
      numberColumn(teller, 'moment', symbol('M')),
    ],
    rows: [
      ...R.map((one): Runs[] => [plain(String(one.joint + 1)), ...write(one)]),
      [plain(t('sum.reactions')), ...write(held)],
      [plain(t('sum.loads')), ...write(loads)],
      [
        bold(t('sum.rest')),
        ...write({ x: held.x + loads.x, y: held.y + loads.y, moment: held.moment + loads.moment }),
      ],
    ],
  };
}

function addReaction(
  sum: Resultant,
  { x, y, moment }: FrameReaction,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Resultant {
  return { x: sum.x + x, y: sum.y + y, moment: sum.moment + moment + at.x * y - at.y * x };
}

function tellChecks({ t }: FrameTeller, { checks }: FrameSet): ReportBlock[] {
  if (checks === null) return [];
  return [checks.passed ? say(t('sum.passed')) : say(t('sum.failed'), 'warning')];
}
