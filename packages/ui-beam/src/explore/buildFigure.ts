import { toUnit } from '@eecs/solver-core';
import { listKeyPoints } from '@eecs/ui-kit';
import { getChartUnit, getRowQuantity, toChartX } from './chartUnits.ts';
import { createChartLayout } from './createChartLayout.ts';
import type { ExploreRow } from './exploreRows.ts';
import type { Figure, FigureRequest, ShownSet } from './figure.ts';
import { collectPlaces, sampleDiagram } from './sampleDiagram.ts';
import { toPlotlyDash } from './toPlotlyDash.ts';

/**
 * Builds one figure of stacked diagrams over one x axis: each set as a curve through exact values, with its extremes
 * and both sides of its jumps as marks. Moments are drawn on the tension side, everything else positive upwards.
 */
export function buildFigure(request: FigureRequest): Figure {
  const { rows, sets, range } = request;
  const places = collectPlaces(
    sets.flatMap(({ results }) => rows.map(({ key }) => results[key])),
    range,
  );
  return {
    data: rows.flatMap((row, index) =>
      sets.flatMap((set) => [
        createCurve(request, { row, index, set, places }),
        createMarks(request, { row, index, set }),
      ]),
    ),
    layout: createChartLayout(request, places),
  };
}

interface Place {
  readonly row: ExploreRow;
  readonly index: number;
  readonly set: ShownSet;
}

function createCurve(
  request: FigureRequest,
  { row, index, set, places }: Place & { readonly places: readonly number[] },
): object {
  const points = sampleDiagram(set.results[row.key], places);
  const { color, dash } = set.look;
  return {
    ...createTrace(request, { row, index }, points),
    mode: 'lines',
    // Left to itself Plotly leaves out points of a curve until it shows corners.
    line: { color, width: set.isChosen ? 2 : 1.25, dash: toPlotlyDash(dash), simplify: false },
    ...(request.sets.length === 1 ? { fill: 'tozeroy', fillcolor: request.colors.wash } : {}),
  };
}

function createMarks(request: FigureRequest, { row, index, set }: Place): object {
  const diagram = set.results[row.key];
  const [first, last] = request.range;
  const points = listKeyPoints(diagram).filter(({ kind, x }) => kind !== 'zero' && x >= first && x <= last);
  const isAlone = request.sets.length === 1;
  const greatest = Math.abs(diagram.min.value) > Math.abs(diagram.max.value) ? diagram.min : diagram.max;
  const quantity = getRowQuantity(row, request);
  const text = points.map(({ kind, x, value }) => {
    const isExtreme = kind === 'max' || kind === 'min';
    if (isAlone)
      return isExtreme ? request.write(value, { quantity, greatest: Math.abs(greatest.value) }) : '';
    return isExtreme && x === greatest.x && value === greatest.value ? String(set.look.number) : '';
  });
  return {
    ...createTrace(request, { row, index }, points),
    mode: 'markers+text',
    marker: { color: set.look.color, size: 5 },
    text,
    textposition: points.map(({ x, value }) => {
      const isBelow = (row.key === 'M') === value > 0;
      const side = x === first ? ' right' : x === last ? ' left' : ' center';
      return (isBelow ? 'bottom' : 'top') + side;
    }),
    textfont: { color: request.colors.ink, size: 12 },
    cliponaxis: false,
  };
}

function createTrace(
  request: FigureRequest,
  { row, index }: Pick<Place, 'row' | 'index'>,
  points: readonly { readonly x: number; readonly value: number }[],
): object {
  const { system } = request;
  const quantity = getRowQuantity(row, request);
  const unit = getChartUnit(quantity, system);
  return {
    type: 'scatter',
    x: points.map(({ x }) => toChartX(x, system)),
    y: points.map(({ value }) => toUnit(value, { quantity, system, unit })),
    xaxis: 'x',
    yaxis: index === 0 ? 'y' : `y${index + 1}`,
    // The pointer is read, what it reads is written outside the chart.
    hoverinfo: 'none',
    showlegend: false,
  };
}
