import { type Diagram, valueAt } from '@eecs/solver-core';
import type { FrameMemberResult, FrameSet } from '@eecs/solver-core/frame';
import {
  type ReportBlock,
  type ReportColumn,
  type Runs,
  bold,
  head,
  numberColumn,
  plain,
  textBlock,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { axisOf } from '../editing/curves.ts';
import { FORCES, type Force } from '../state/boardResults.ts';
import { type FrameReportContext, nameMember } from './frameReportContext.ts';
import { describeRows } from './describeRows.ts';

/** A result along members whose extremes govern. */
type Result = Force | 'deflection';

const QUANTITIES = { N: 'force', Q: 'force', M: 'moment', deflection: 'displacement' } as const;
const SIGNS: Readonly<Record<Result, Runs>> = {
  N: symbol('N'),
  Q: symbol('Q'),
  M: symbol('M'),
  deflection: symbol('v'),
};

/** An extreme of all members: its value and its position. */
interface Extreme {
  readonly member: number;
  readonly x: number;
  readonly value: number;
}

/** Writes the maximum and minimum of each result by case set, with member and position; governing values are bold. */
export function describeGoverning(context: FrameReportContext): ReportBlock[] {
  const { answer, document, t } = context;
  if (answer === null || document.members.length === 0) return [];
  const { sets } = answer;
  const results: readonly Result[] = answer.isReal ? [...FORCES, 'deflection'] : FORCES;
  return [
    head(t('part.governing'), 2),
    ...(sets.length > 1 ? [textBlock(t('bold'))] : []),
    {
      kind: 'table',
      caption: t('part.governing'),
      columns: [
        wordColumn(t('column.result')),
        ...(sets.length > 1 ? [wordColumn(t('column.set'))] : []),
        { head: plain(t('column.max')), isNumeric: true },
        wordColumn(t('column.at')),
        { head: plain(t('column.min')), isNumeric: true },
        wordColumn(t('column.at')),
      ],
      rows: results.flatMap((result) => listGoverning(context, sets, result)),
    },
  ];
}

function listGoverning(context: FrameReportContext, sets: readonly FrameSet[], result: Result): Runs[][] {
  const { t, format, unit, nameSet } = context;
  const found = sets.map((set) => findExtremes(set, result));
  const most = Math.max(...found.map(({ max }) => max.value));
  const least = Math.min(...found.map(({ min }) => min.value));
  const greatest = Math.max(Math.abs(most), Math.abs(least));
  const { write } = format.results({ quantity: QUANTITIES[result], greatest });
  const writeCell = ({ value }: Extreme, governing: number): Runs =>
    (sets.length > 1 && value === governing && greatest > 0 ? bold : plain)(write(value, false));
  const place = (extreme: Extreme): Runs => plain(greatest === 0 ? '–' : writePlace(context, extreme));
  return found.map(({ min, max }, set): Runs[] => [
    set === 0
      ? [...plain(`${t(`result.${result}`)} `), ...SIGNS[result], ...plain(`, ${unit(QUANTITIES[result])}`)]
      : [],
    ...(sets.length > 1 ? [plain(nameSet(set))] : []),
    writeCell(max, most),
    place(max),
    writeCell(min, least),
    place(min),
  ]);
}

function writePlace({ document, format }: FrameReportContext, { member, x }: Extreme): string {
  const bearer = document.members[member];
  const span = bearer === undefined ? x : axisOf(document, bearer);
  return `${nameMember(document, member)}, ${format.place(x, { span, isFound: true })}`;
}

function findExtremes(
  { members }: FrameSet,
  result: Result,
): { readonly min: Extreme; readonly max: Extreme } {
  let [min, max]: [Extreme | null, Extreme | null] = [null, null];
  members.forEach((one, member) => {
    const diagram = one[result];
    if (diagram === null) return;
    if (min === null || diagram.min.value < min.value) min = { member, ...diagram.min };
    if (max === null || diagram.max.value > max.value) max = { member, ...diagram.max };
  });
  const nothing = { member: 0, x: 0, value: 0 };
  return { min: min ?? nothing, max: max ?? nothing };
}

/** Writes the extremes of each member over the case sets, then N, Q and M of each set at extremes and jumps. */
export function describeForces(context: FrameReportContext): ReportBlock[] {
  const { answer, document, t, nameSet } = context;
  if (answer === null || document.members.length === 0) return [];
  return [
    head(t('part.forces'), 2),
    ...describeExtremes(context, answer.sets),
    ...answer.sets.flatMap((set, index) => [
      ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
      ...describeStations(context, set, nameSet(index)),
    ]),
  ];
}

/** Returns the column of a force. */
function forceColumn(context: FrameReportContext, force: Force, mark = ''): ReportColumn {
  return numberColumn(context, QUANTITIES[force], symbol(force, mark));
}

function writersOf({ format }: FrameReportContext, sets: readonly FrameSet[]) {
  const writerOf = (force: Force) =>
    format.results({
      quantity: QUANTITIES[force],
      greatest: sets.reduce(
        (most, { members }) => Math.max(most, ...members.map((one) => sizeOf(one[force]))),
        0,
      ),
    });
  const writers = { N: writerOf('N'), Q: writerOf('Q'), M: writerOf('M') };
  return (force: Force, value: number): string => writers[force].write(value, false);
}

const sizeOf = ({ min, max }: Diagram): number => Math.max(Math.abs(min.value), Math.abs(max.value));

function describeExtremes(context: FrameReportContext, sets: readonly FrameSet[]): ReportBlock[] {
  const { document, t } = context;
  const write = writersOf(context, sets);
  const writeCell = (force: Force, member: number, end: 'max' | 'min'): Runs => {
    const values = sets.map(({ members }) => members[member]?.[force][end].value ?? 0);
    const value = end === 'max' ? Math.max(...values) : Math.min(...values);
    const text = write(force, value);
    return plain(sets.length > 1 ? `${text} (${values.indexOf(value) + 1})` : text);
  };
  return [
    head(t('extremes')),
    ...describeRows(context, {
      caption: t('extremes'),
      columns: [
        wordColumn(t('column.member')),
        ...FORCES.flatMap((force) =>
          (['max', 'min'] as const).map((end) => forceColumn(context, force, end)),
        ),
      ],
      rows: document.members.map((_, member): Runs[] => [
        plain(nameMember(document, member)),
        ...FORCES.flatMap((force) => (['max', 'min'] as const).map((end) => writeCell(force, member, end))),
      ]),
    }),
    ...(sets.length > 1 ? [textBlock(t('ofSets'), 'note')] : []),
  ];
}

/** A position on a member; at a jump it has two sides. */
interface Station {
  readonly x: number;
  readonly side: 'left' | 'right';
  readonly mark: '' | '−' | '+';
}

function describeStations(context: FrameReportContext, set: FrameSet, caption: string): ReportBlock[] {
  const { document, t, format } = context;
  const write = writersOf(context, [set]);
  return describeRows(context, {
    caption,
    columns: [
      wordColumn(t('column.member')),
      numberColumn(context, 'length', symbol('x')),
      ...FORCES.map((force) => forceColumn(context, force)),
    ],
    rows: set.members.flatMap((one, member): Runs[][] => {
      const bearer = document.members[member];
      const length = bearer === undefined ? 0 : axisOf(document, bearer);
      return listStations(one, length).map(({ x, side, mark }, at): Runs[] => [
        plain(at === 0 ? nameMember(document, member) : ''),
        plain(`${format.place(x, { span: length, withUnit: false })}${mark}`),
        ...FORCES.map((force) => plain(write(force, valueAt(one[force], x, side)))),
      ]);
    }),
  });
}

/** Positions closer than this share of the member are the same. */
const SAME = 1e-9;

/**
 * Lists the ends of a member and the positions between them where N or Q jumps or M has an extreme, each jump from both
 * sides.
 */
export function listStations(
  { N, Q, M }: Pick<FrameMemberResult, Force>,
  length: number,
): readonly Station[] {
  const jumps = [N, Q, M].flatMap((diagram) => diagram.jumps.map(({ x }) => x));
  const inside = [...jumps, M.min.x, M.max.x]
    .filter((x) => x > SAME * length && x < (1 - SAME) * length)
    .sort((a, b) => a - b);
  const places = inside.filter((x, at) => at === 0 || x - (inside[at - 1] ?? 0) > SAME * length);
  return [
    { x: 0, side: 'right', mark: '' },
    ...places.flatMap((x): Station[] =>
      jumps.some((jump) => Math.abs(jump - x) <= SAME * length)
        ? [
            { x, side: 'left', mark: '−' },
            { x, side: 'right', mark: '+' },
          ]
        : [{ x, side: 'right', mark: '' }],
    ),
    { x: length, side: 'left', mark: '' },
  ];
}
