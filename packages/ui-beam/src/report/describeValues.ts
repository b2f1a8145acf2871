import { type BeamSet, type Diagram, localExtremes, valueAt } from '@eecs/solver-core';
import {
  head,
  numberColumn,
  placeColumn,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  symbol,
} from '@eecs/ui-kit/report';
import { REPORT_ROWS } from './reportRows.ts';
import { greatestOf, symbolOf } from './describeDrawing.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/**
 * Writes the results of each case set at the places of the beam's objects, at tenths of its length and at local
 * extremes.
 */
export function describeValues(context: BeamReportContext): ReportBlock[] {
  const { answer, t, nameSet, document } = context;
  if (answer === null) return [];
  return [
    head(t('part.values'), 2),
    textBlock(t('sides')),
    ...answer.sets.flatMap((set, index) => [
      ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
      describeSet(context, set, nameSet(index)),
    ]),
  ];
}

function describeSet(context: BeamReportContext, set: BeamSet, caption: string): ReportBlock {
  const { answer, format, document } = context;
  const found = REPORT_ROWS.flatMap((row) => {
    const diagram = row.pick(set);
    const greatest = diagram === null ? 0 : greatestOf(diagram);
    // A result that is zero everywhere has no column.
    if (diagram === null || (greatest === 0 && row.id === 'N')) return [];
    const quantity = answer?.isReal === true ? row.real : row.scaled;
    return [
      {
        diagram,
        column: numberColumn(context, quantity, symbol(symbolOf(row, context))),
        write: format.results({ quantity, greatest }).write,
      },
    ];
  });
  const stops = listStops(
    found.map(({ diagram }) => diagram),
    document.L,
  );
  const rows = stops.map(({ x, isTyped, side }): Runs[] => [
    plain(
      format.place(x, { span: document.L, isFound: !isTyped, withUnit: false }) +
        (side === null ? '' : side === 'left' ? ' −' : ' +'),
    ),
    ...found.map(({ diagram, write }) => plain(write(valueAt(diagram, x, side ?? 'right'), false))),
  ]);
  return {
    kind: 'table',
    caption,
    columns: [placeColumn(context), ...found.map(({ column }) => column)],
    rows,
  };
}

/** A place with listed numbers; includes the side if a result jumps there. */
interface Stop {
  readonly x: number;
  /** Whether the place comes from the document. */
  readonly isTyped: boolean;
  readonly side: 'left' | 'right' | null;
}

const TENTHS = 10;
/** Relative to the length: places closer than this are one. */
const NEAR = 1e-9;

/** Lists the places of a table from left to right. */
export function listStops(diagrams: readonly Diagram[], length: number): Stop[] {
  const breaks = diagrams.flatMap(({ segments }) => segments.flatMap(({ x0, x1 }) => [x0, x1]));
  const turns = diagrams.flatMap((diagram) =>
    [diagram.min, diagram.max, ...localExtremes(diagram)].map(({ x }) => x),
  );
  const tenths = Array.from({ length: TENTHS + 1 }, (_, k) => (k * length) / TENTHS);
  const places = [
    ...breaks.map((x) => ({ x, isTyped: true })),
    ...tenths.map((x) => ({ x, isTyped: true })),
    // A local extreme that rounding put beside a place is moved to it.
    ...turns
      .filter((x) => ![...breaks, ...tenths].some((place) => Math.abs(place - x) <= NEAR * length))
      .map((x) => ({ x, isTyped: false })),
  ].sort((a, b) => a.x - b.x || Number(b.isTyped) - Number(a.isTyped));
  const single = places.filter(({ x }, at) => at === 0 || x - (places[at - 1]?.x ?? 0) > NEAR * length);
  const jumps = diagrams.flatMap((diagram) => diagram.jumps.map(({ x }) => x));
  return single.flatMap(({ x, isTyped }): Stop[] =>
    jumps.some((jump) => Math.abs(jump - x) <= NEAR * length)
      ? [
          { x, isTyped, side: 'left' },
          { x, isTyped, side: 'right' },
        ]
      : [{ x, isTyped, side: null }],
  );
}
