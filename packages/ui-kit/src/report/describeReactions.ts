import { type ReportBlock, type Runs, bold, head, plain, symbol, textBlock } from './blocks.ts';
import { numberColumn, wordColumn } from './columns.ts';
import type { ReportNumbers } from './reportNumbers.ts';
import type { SetWriter } from './setWriter.ts';
import type { ReportText } from './words.ts';

/** Forces along x and y, and a moment. */
export interface Resultant {
  readonly x: number;
  readonly y: number;
  readonly moment: number;
}

interface Checked {
  readonly checks: { readonly passed: boolean } | null;
}

/** The reactions of a case set in a plane. */
export interface ReactionRows {
  readonly supports: readonly { readonly name: Runs; readonly value: Resultant }[];
  /** The sums of reactions and of loads; null if they do not balance on the undeformed structure. */
  readonly sums: { readonly held: Resultant; readonly loads: Resultant } | null;
}

/** Writes the reactions of each case set of a plane structure, and their equilibrium with the loads. */
export function describeReactions<Set extends Checked>(
  context: Pick<ReportNumbers, 'format' | 'unit'> &
    Pick<SetWriter, 'nameSet'> & {
      readonly document: { readonly caseSets: readonly unknown[] };
      readonly answer: { readonly sets: readonly Set[] } | null;
      readonly t: ReportText<
        | 'part.reactions'
        | 'sum.about'
        | 'sum.reactions'
        | 'sum.loads'
        | 'sum.rest'
        | 'sum.passed'
        | 'sum.failed'
      >;
    },
  {
    column,
    arm = 0,
    readRows,
    describeBefore = () => [],
    describeAfter = () => [],
  }: {
    /** The heading of the supports. */
    readonly column: string;
    /** The greatest arm of the forces, which scales the moments. @default 0: only the moments themselves do */
    readonly arm?: number;
    /** Reads the reactions of a case set; null if it has none. */
    readonly readRows: (set: Set, index: number) => ReactionRows | null;
    readonly describeBefore?: (set: Set, index: number) => readonly ReportBlock[];
    readonly describeAfter?: (set: Set, index: number) => readonly ReportBlock[];
  },
): ReportBlock[] {
  const { answer, t, nameSet, document } = context;
  if (answer === null) return [];
  return [
    head(t('part.reactions'), 2),
    textBlock(t('sum.about')),
    ...answer.sets.flatMap((set, index): ReportBlock[] => {
      const rows = readRows(set, index);
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        ...describeBefore(set, index),
        ...(rows === null ? [] : [describeRows(rows, index)]),
        ...describeBalance(context, set.checks === null ? [] : [set.checks]),
        ...describeAfter(set, index),
      ];
    }),
  ];

  function describeRows({ supports, sums }: ReactionRows, index: number): ReportBlock {
    const { format } = context;
    const all = [...supports.map(({ value }) => value), ...(sums === null ? [] : [sums.held, sums.loads])];
    const greatest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));
    const forces = greatest(all.flatMap(({ x, y }) => [x, y]));
    const moments = greatest(all.map(({ moment }) => moment));
    const force = format.results({ quantity: 'force', greatest: forces });
    const moment = format.results({ quantity: 'moment', greatest: Math.max(moments, forces * arm) });
    const write = (value: Resultant): Runs[] => [
      plain(force.write(value.x, false)),
      plain(force.write(value.y, false)),
      plain(moment.write(value.moment, false)),
    ];
    return {
      kind: 'table',
      caption: nameSet(index),
      columns: [
        wordColumn(column),
        numberColumn(context, 'force', symbol('R', 'x')),
        numberColumn(context, 'force', symbol('R', 'y')),
        numberColumn(context, 'moment', symbol('M')),
      ],
      rows: [
        ...supports.map(({ name, value }): Runs[] => [name, ...write(value)]),
        ...(sums === null
          ? []
          : [
              [plain(t('sum.reactions')), ...write(sums.held)],
              [plain(t('sum.loads')), ...write(sums.loads)],
              [bold(t('sum.rest')), ...write(addUp(sums.held, sums.loads))],
            ]),
      ],
    };
  }
}

/** States whether the checks of equilibrium passed; says nothing without checks. */
export function describeBalance(
  { t }: { readonly t: ReportText<'sum.passed' | 'sum.failed'> },
  checks: readonly { readonly passed: boolean }[],
): ReportBlock[] {
  if (checks.length === 0) return [];
  return [
    checks.every(({ passed }) => passed) ? textBlock(t('sum.passed')) : textBlock(t('sum.failed'), 'warning'),
  ];
}

function addUp(a: Resultant, b: Resultant): Resultant {
  return { x: a.x + b.x, y: a.y + b.y, moment: a.moment + b.moment };
}
