import {
  type BeamSet,
  type Quantity,
  type Unit,
  type UnitSystem,
  decimalMark,
  displayUnit,
  NARROW_SPACE,
  toUnit,
} from '@eecs/solver-core';
import { listKeyPoints, type Locale, unitName } from '@eecs/ui-kit';
import type { ChartColors } from './chartColors.ts';
import type { ExploreRow } from './exploreRows.ts';
import { collectPlaces, sampleDiagram } from './sampleDiagram.ts';
import type { SetLook } from './setLook.ts';

/** A case set on the chart. */
export interface ShownSet {
  readonly look: SetLook;
  readonly results: BeamSet;
  /** The set the results above show: drawn heavier. */
  readonly isChosen: boolean;
}

export interface FigureRequest {
  readonly rows: readonly ExploreRow[];
  readonly sets: readonly ShownSet[];
  /** The visible part of the beam, in the document's length unit. */
  readonly range: readonly [number, number];
  readonly isReal: boolean;
  readonly system: UnitSystem;
  readonly locale: Locale;
  readonly colors: ChartColors;
  /** Whether dragging over the chart zooms; on a touch screen it scrolls the page. */
  readonly dragZooms: boolean;
  readonly width: number;
  readonly margins: Margins;
  /** Label of the axis along the beam. */
  readonly xLabel: string;
  /** Writes the value of an extreme. */
  readonly write: (value: number, quantity: Quantity) => string;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What Plotly draws: lines of numbers in display units, and where they go. */
export interface Figure {
  readonly data: readonly object[];
  readonly layout: { readonly width: number; readonly height: number; readonly [key: string]: unknown };
}

const ROW_PX = 112;
/** Where letter and unit of a row begin. */
const NAME_PX = 4;
/** Share of a row left free between it and the next. */
const GAP = 0.08;
/** Share of the values left free for a number beyond the greatest. */
const LABEL_ROOM = 0.2;

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
    layout: createLayout(request, places),
  };
}

/** Gets the unit a quantity is drawn in: feet with inches are no scale. */
export function getChartUnit(quantity: Quantity, system: UnitSystem): Unit {
  const unit = displayUnit(quantity, system);
  return unit === 'ft-in' ? 'ft' : unit;
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
  const quantity = getQuantity(row, request);
  const text = points.map(({ kind, x, value }) => {
    const isExtreme = kind === 'max' || kind === 'min';
    if (isAlone) return isExtreme ? request.write(value, quantity) : '';
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
  const quantity = getQuantity(row, request);
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

function createLayout(request: FigureRequest, places: readonly number[]): Figure['layout'] {
  const { rows, range, system, locale, colors, width, margins, xLabel, dragZooms } = request;
  const grid = {
    gridcolor: colors.grid,
    linecolor: colors.line,
    zerolinecolor: colors.line,
    tickcolor: colors.line,
    exponentformat: 'none',
  };
  const axes = rows.map((row, index) => {
    return [
      index === 0 ? 'yaxis' : `yaxis${index + 1}`,
      {
        ...grid,
        domain: [1 - (index + 1 - GAP / 2) / rows.length, 1 - (index + GAP / 2) / rows.length],
        fixedrange: true,
        zeroline: true,
        ...createScale(request, row, places),
      },
    ] as const;
  });
  return {
    width,
    height: rows.length * ROW_PX + margins.top + margins.bottom,
    margin: { l: margins.left, r: margins.right, t: margins.top, b: margins.bottom, autoexpand: false },
    paper_bgcolor: colors.paper,
    plot_bgcolor: colors.paper,
    font: { family: colors.font, size: 12, color: colors.ink },
    separators: decimalMark(locale) + NARROW_SPACE,
    hovermode: 'x',
    hoverdistance: -1,
    dragmode: dragZooms ? 'zoom' : false,
    showlegend: false,
    xaxis: {
      ...grid,
      range: range.map((x) => toChartX(x, system)),
      anchor: rows.length > 1 ? `y${rows.length}` : 'y',
      title: { text: xLabel, standoff: 8 },
      zeroline: false,
    },
    ...Object.fromEntries(axes),
    annotations: rows.flatMap((row, index) => createNames(request, { row, index })),
  };
}

/** Letter and unit beside an axis; slanted by the font, since a policy may forbid the style a tag would bring. */
function createNames(request: FigureRequest, { row, index }: Pick<Place, 'row' | 'index'>): object[] {
  const { rows, system, locale, colors, margins } = request;
  const unit = unitName(getChartUnit(getQuantity(row, request), system), locale);
  const shared = {
    xref: 'paper',
    yref: 'paper',
    x: 0,
    y: 1 - (index + 0.5) / rows.length,
    xanchor: 'left',
    xshift: NAME_PX - margins.left,
    showarrow: false,
  };
  return [
    {
      ...shared,
      text: row.symbol,
      yanchor: 'bottom',
      yshift: -4,
      font: { size: 20, style: 'italic', color: colors.ink },
    },
    { ...shared, text: unit, yanchor: 'top', yshift: -4, font: { size: 12, color: colors.muted } },
  ];
}

/** The axis is always in sight, and beyond the greatest values there is room for their numbers. */
function createScale(
  { sets, isReal, system }: FigureRequest,
  row: ExploreRow,
  places: readonly number[],
): object {
  const quantity = getQuantity(row, { isReal });
  const unit = getChartUnit(quantity, system);
  const values = sets.flatMap(({ results }) =>
    sampleDiagram(results[row.key], places).map(({ value }) => toUnit(value, { quantity, system, unit })),
  );
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { range: [-1, 1], tickvals: [0] };
  const room = (high - low) * LABEL_ROOM;
  const range = [low < 0 ? low - room : low, high > 0 ? high + room : high];
  return { range: row.key === 'M' ? range.reverse() : range, nticks: 5 };
}

function getQuantity({ real, scaled }: ExploreRow, { isReal }: Pick<FigureRequest, 'isReal'>): Quantity {
  return isReal ? real : scaled;
}

/** Converts a place on the beam to the unit of the x axis. */
export function toChartX(x: number, system: UnitSystem): number {
  return toUnit(x, { quantity: 'length', system, unit: getChartUnit('length', system) });
}

/** Writes a pattern for Plotly, which wants units, and a word for the full line. */
export function toPlotlyDash(dash: string): string {
  return dash === ''
    ? 'solid'
    : dash
        .split(' ')
        .map((length) => `${length}px`)
        .join(',');
}
