import { NARROW_SPACE, decimalMark, toUnit } from '@eecs/solver-core';
import { unitName } from '@eecs/ui-kit';
import { getChartUnit, getRowQuantity, toChartX } from './chartUnits.ts';
import type { ExploreRow } from './exploreRows.ts';
import type { Figure, FigureRequest } from './figure.ts';
import { sampleDiagram } from './sampleDiagram.ts';

const ROW_PX = 112;
/** Left edge of the symbol and unit of a row. */
const NAME_PX = 4;
/** Fraction of a row left free between it and the next. */
const GAP = 0.08;
/** Fraction of the values left free for a number beyond the greatest. */
const LABEL_ROOM = 0.2;

/** Creates the axes of the stacked diagrams, one for each row over the same x, with their names and scales. */
export function createChartLayout(request: FigureRequest, places: readonly number[]): Figure['layout'] {
  const { rows, range, locale, colors, width, margins, xLabel, dragZooms } = request;
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
      range: range.map((x) => toChartX(x, request)),
      anchor: rows.length > 1 ? `y${rows.length}` : 'y',
      title: { text: xLabel, standoff: 8 },
      zeroline: false,
    },
    ...Object.fromEntries(axes),
    annotations: rows.flatMap((row, index) => createNames(request, { row, index })),
  };
}

/**
 * Symbol and unit beside an axis; italics come from the font, because a content policy may forbid the inline style of a
 * tag.
 */
function createNames(
  request: FigureRequest,
  { row, index }: { readonly row: ExploreRow; readonly index: number },
): object[] {
  const { rows, system, locale, colors, margins } = request;
  const unit = unitName(getChartUnit(getRowQuantity(row, request), system, request.unitOf), locale);
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

/** The axis is always visible, and there is room beyond the greatest values for their numbers. */
function createScale(
  { sets, isReal, system, unitOf, isMomentUp }: FigureRequest,
  row: ExploreRow,
  places: readonly number[],
): object {
  const quantity = getRowQuantity(row, { isReal });
  const unit = getChartUnit(quantity, system, unitOf);
  const values = sets.flatMap(({ results }) =>
    sampleDiagram(results[row.key], places).map(({ value }) => toUnit(value, { quantity, system, unit })),
  );
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { range: [-1, 1], tickvals: [0] };
  const room = (high - low) * LABEL_ROOM;
  const range = [low < 0 ? low - room : low, high > 0 ? high + room : high];
  return { range: row.key === 'M' && !isMomentUp ? range.reverse() : range, nticks: 5 };
}
