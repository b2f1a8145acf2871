import { type Envelope, toUnit } from '@eecs/solver-core';
import { listKeyPoints } from '@eecs/ui-kit';
import { getChartUnit, getRowQuantity, toChartX } from './chartUnits.ts';
import { createChartLayout } from './createChartLayout.ts';
import type { ExploreRow } from './exploreRows.ts';
import type { Figure, FigureRequest, ShownSet } from './figure.ts';
import { findGoverning, findSize } from './greatest.ts';
import { collectPlaces, sampleDiagram } from './sampleDiagram.ts';
import { type LinePoint, splitSigns } from './splitSigns.ts';
import { toPlotlyDash } from './toPlotlyDash.ts';

/** Width of the borders of an envelope, greater than that of any set, px. */
export const ENVELOPE_WIDTH_PX = 2.5;

/**
 * Builds one figure of stacked diagrams over one x axis: each set as a curve through exact values, with its extremes
 * and both sides of its jumps as marks. Moments are drawn on the tension side if the reader wants that, everything else
 * positive upwards.
 */
export function buildFigure(request: FigureRequest): Figure {
  const { rows, sets, range, envelopes } = request;
  const borders = [...(envelopes?.values() ?? [])].flatMap(({ max, min }) => [max.diagram, min.diagram]);
  const places = collectPlaces(
    [...sets.flatMap(({ results }) => rows.map(({ key }) => results[key])), ...borders],
    range,
  );
  return {
    data: rows.flatMap((row, index) => {
      const envelope = envelopes?.get(row.key);
      return [
        ...(envelope === undefined ? [] : createBorders(request, { row, index, envelope, places })),
        ...sets.flatMap((set) => [
          ...createCurves(request, { row, index, set, places }),
          createMarks(request, { row, index, set }),
        ]),
      ];
    }),
    layout: createChartLayout(request, places),
  };
}

/**
 * Both borders of the envelope and the area between them, with the extreme of each border and the number of its set.
 */
function createBorders(
  request: FigureRequest,
  {
    row,
    index,
    envelope: { max, min },
    places,
  }: Omit<Place, 'set'> & { readonly envelope: Envelope; readonly places: readonly number[] },
): object[] {
  const { colors, sets } = request;
  const curves = [min, max].map(({ diagram }, at) => ({
    ...createTrace(request, { row, index }, sampleDiagram(diagram, places)),
    mode: 'lines',
    line: { color: colors.ink, width: ENVELOPE_WIDTH_PX, simplify: false },
    ...(at === 1 ? { fill: 'tonexty', fillcolor: colors.wash } : {}),
  }));
  const [first, last] = request.range;
  const greatest = Math.max(Math.abs(max.diagram.max.value), Math.abs(min.diagram.min.value));
  const extremes = [
    { ...max.diagram.max, number: sets[max.extremeOf]?.look.number },
    { ...min.diagram.min, number: sets[min.extremeOf]?.look.number },
  ].filter(({ x, value }) => value !== 0 && x >= first && x <= last);
  const quantity = getRowQuantity(row, request);
  const marks = {
    ...createTrace(request, { row, index }, extremes),
    mode: 'markers+text',
    marker: { color: colors.ink, size: 7 },
    text: extremes.map(({ value, number }) => `${number}: ${request.write(value, { quantity, greatest })}`),
    textposition: extremes.map((point) => findTextPosition(row, point, request)),
    textfont: { color: colors.ink, size: 12 },
    cliponaxis: false,
  };
  return [...curves, marks];
}

interface Place {
  readonly row: ExploreRow;
  readonly index: number;
  readonly set: ShownSet;
}

function createCurves(
  request: FigureRequest,
  { row, index, set, places }: Place & { readonly places: readonly number[] },
): object[] {
  const points = sampleDiagram(set.results[row.key], places);
  const { colors } = request;
  const { color, dash } = set.look;
  const drawLine = (part: readonly LinePoint[], own: string): object => ({
    ...createTrace(request, { row, index }, part),
    mode: 'lines',
    // By default Plotly drops points of a curve until corners become visible.
    line: { color: own, width: set.isChosen ? 2 : 1.25, dash: toPlotlyDash(dash), simplify: false },
  });
  if (request.sets.length > 1) return [drawLine(points, color)];
  if (!request.isBySign) return [{ ...drawLine(points, color), fill: 'tozeroy', fillcolor: colors.wash }];
  const parts = ([1, -1] as const).flatMap((sign) => {
    const part = splitSigns(points, sign);
    const { line, fill } = sign > 0 ? colors.positive : colors.negative;
    const isEmpty = part.every(({ value }) => value === null);
    return isEmpty ? [] : [{ ...drawLine(part, line), fill: 'tozeroy', fillcolor: fill }];
  });
  // A zero row has a line too, because the pointer is only detected on lines.
  return parts.length > 0 ? parts : [drawLine(points, color)];
}

/** Returns the colour of a mark or of its number: that of its sign, or `other`. */
function colorOf(
  value: number,
  part: 'line' | 'text',
  { request: { isBySign, colors }, other }: { readonly request: FigureRequest; readonly other: string },
): string {
  if (!isBySign || value === 0) return other;
  return (value > 0 ? colors.positive : colors.negative)[part];
}

function createMarks(request: FigureRequest, { row, index, set }: Place): object {
  const diagram = set.results[row.key];
  const [first, last] = request.range;
  const points = listKeyPoints(diagram).filter(({ kind, x }) => kind !== 'zero' && x >= first && x <= last);
  const isAlone = request.sets.length === 1;
  const size = findSize([diagram]);
  const quantity = getRowQuantity(row, request);
  const { max, min } = findGoverning(request.sets.map(({ results }) => results[row.key]));
  const text = points.map(({ kind, value }) => {
    const isExtreme = kind === 'max' || kind === 'min';
    if (!isExtreme || (!isAlone && request.envelopes !== null)) return '';
    const written = request.write(value, { quantity, greatest: isAlone ? size : Math.max(max, -min) });
    if (isAlone) return written;
    // Every set is numbered at its greatest value; only governing values are printed, because more would overlap.
    const governs = value !== 0 && (value === max || value === min);
    return governs
      ? `${set.look.number}: ${written}`
      : Math.abs(value) === size
        ? String(set.look.number)
        : '';
  });
  return {
    ...createTrace(request, { row, index }, points),
    mode: 'markers+text',
    marker: {
      color: points.map(({ value }) => colorOf(value, 'line', { request, other: set.look.color })),
      size: 5,
    },
    text,
    textposition: points.map((point) => findTextPosition(row, point, request)),
    textfont: {
      color: points.map(({ value }) => colorOf(value, 'text', { request, other: request.colors.ink })),
      size: 12,
    },
    cliponaxis: false,
  };
}

/** Returns a position on the outer side of the point, and inside the chart at its ends. */
function findTextPosition(
  row: ExploreRow,
  { x, value }: { readonly x: number; readonly value: number },
  { range: [first, last], isMomentUp }: Pick<FigureRequest, 'range' | 'isMomentUp'>,
): string {
  const isBelow = (row.key === 'M' && !isMomentUp) === value > 0;
  const side = x === first ? ' right' : x === last ? ' left' : ' center';
  return (isBelow ? 'bottom' : 'top') + side;
}

function createTrace(
  request: FigureRequest,
  { row, index }: Pick<Place, 'row' | 'index'>,
  points: readonly LinePoint[],
): object {
  const { system } = request;
  const quantity = getRowQuantity(row, request);
  const unit = getChartUnit(quantity, system, request.unitOf);
  return {
    type: 'scatter',
    x: points.map(({ x }) => toChartX(x, request)),
    y: points.map(({ value }) => (value === null ? null : toUnit(value, { quantity, system, unit }))),
    xaxis: 'x',
    yaxis: index === 0 ? 'y' : `y${index + 1}`,
    // The pointer is detected, but its values are written outside the chart.
    hoverinfo: 'none',
    showlegend: false,
  };
}
