import type { BeamCase, Diagram, DiscMotion } from '@eecs/solver-core';
import {
  type ComparisonLayout,
  type DiagramLayout,
  getLabelWidth,
  type KeyPoint,
  layoutDiagram,
  type Scale,
} from '@eecs/ui-kit/layout';
import { findTop } from './cropTop.ts';
import { createLengthScale } from './lengthScale.ts';
import {
  layoutScheme,
  type Scheme,
  type SchemeOptions,
  type SchemeTexts,
} from '../../scheme/layoutScheme.ts';

/** A beam and its diagrams below, to one scale along x, px. */
export interface Figure {
  readonly width: number;
  /** The top of the picture: the room above a beam without labels is cropped. */
  readonly top: number;
  /** The bottom of the picture. */
  readonly height: number;
  readonly scheme: Pick<Scheme, 'axisY' | 'marks' | 'glyphs' | 'labels'>;
  /** Keys of objects that do not belong to the shown set: drawn faint. */
  readonly outside: ReadonlySet<string>;
  readonly rows: readonly FigureRow[];
  /** The line of a moving beam, drawn over its axis; empty if it is stable. */
  readonly motion: string;
  /** The case sets of the results. */
  readonly legend: readonly PlacedLegend[];
}

/** A case set named below the diagrams: its line, if lines are distinguished by set. */
export interface LegendItem {
  readonly text: string;
  readonly line?: { readonly color: string; readonly dash: string };
}

/** A placed name of a case set: the left end and the baseline, px. */
export interface PlacedLegend extends LegendItem {
  readonly x: number;
  readonly y: number;
}

export interface FigureRow {
  readonly top: number;
  readonly symbol: string;
  readonly unit: string;
  /** One diagram, or several drawn over each other. */
  readonly layout: DiagramLayout | null;
  readonly compared: ComparisonLayout | null;
}

/** A row to draw below the beam. */
export type RowRequest = SingleRow | ComparedRow;

/** Several overlaid diagrams. */
export interface ComparedRow extends Pick<SingleRow, 'symbol' | 'unit' | 'height'> {
  readonly layOut: (x: Scale, height: number) => ComparisonLayout;
}

/** One diagram. */
export interface SingleRow {
  readonly diagram: Diagram;
  /** The symbol beside the axis, with its unit below. */
  readonly symbol: string;
  readonly unit: string;
  /** Draws positive values below the axis, as a bending moment on the tension side. */
  readonly isPositiveDown: boolean;
  readonly height: number;
  readonly write: (point: KeyPoint) => string;
}

/**
 * Lays out a sheet: labels, dimensions and diagrams with their numbers. If it must be higher than necessary, the
 * diagrams are stretched.
 */
export function layoutSheet(
  document: BeamCase,
  {
    width,
    minHeight,
    leastHeight = 0,
    gap,
    texts,
    rows,
    look,
    outside = new Set(),
    legend = [],
  }: {
    readonly width: number;
    /** Length of the beam. */
    readonly minHeight: number;
    /** Total height if there are diagrams. @default as high as necessary */
    readonly leastHeight?: number;
    /** The gap between the beam and its diagrams. */
    readonly gap: number;
    readonly texts: SchemeTexts;
    readonly rows: readonly RowRequest[];
    /** The look of the shown case set. @default as without sets */
    readonly look?: Pick<SchemeOptions, 'setAngle' | 'hasWeight' | 'turnOf' | 'colorOf'>;
    /** Keys of objects that do not belong to it. @default none */
    readonly outside?: ReadonlySet<string>;
    /** The case sets of the results. @default not named */
    readonly legend?: readonly LegendItem[];
  },
): Figure {
  const scheme = layoutScheme(document, { width, minHeight, texts, ...look });
  const of = { width, length: document.L, top: scheme.height + gap };
  const needed = placeRows(rows, of);
  const more = leastHeight - placeLegend(legend, { width, top: needed.bottom }).bottom;
  const placed = more > 0 ? placeRows(rows.map(growBy.bind(null, more / rows.length)), of) : needed;
  const named = placeLegend(legend, { width, top: placed.bottom });
  return {
    width,
    top: 0,
    height: named.bottom,
    scheme,
    outside,
    rows: placed.rows,
    motion: '',
    legend: named.items,
  };
}

function growBy(more: number, row: RowRequest): RowRequest {
  return { ...row, height: Math.round(row.height + more) };
}

/** Length of the line of a set before its name, and the gap around both, px. */
export const LEGEND_LINE_PX = 28;
const LEGEND_GAP_PX = 8;
const LEGEND_ROW_PX = 20;
/** Names are in the proportional font, whose widest letters are wider than a digit. */
const WIDE = 1.2;

/** Places the names of the sets in as many lines as they need. */
function placeLegend(
  legend: readonly LegendItem[],
  { width, top }: { readonly width: number; readonly top: number },
): { readonly items: readonly PlacedLegend[]; readonly bottom: number } {
  if (legend.length === 0) return { items: [], bottom: top };
  let x = LEGEND_GAP_PX;
  let y = top + LEGEND_ROW_PX;
  const items = legend.map((item): PlacedLegend => {
    const line = item.line === undefined ? 0 : LEGEND_LINE_PX + LEGEND_GAP_PX;
    const own = line + getLabelWidth(item.text) * WIDE + 2 * LEGEND_GAP_PX;
    if (x > LEGEND_GAP_PX && x + own > width) {
      x = LEGEND_GAP_PX;
      y += LEGEND_ROW_PX;
    }
    const placed = { ...item, x, y };
    x += own;
    return placed;
  });
  return { items, bottom: y + LEGEND_GAP_PX };
}

/** Room of a thumbnail above and below the axis of the beam, px. */
const ABOVE_PX = 92;
const BELOW_PX = 46;
/** Margin above the highest load, px. */
const RIM_PX = 4;
const THUMBNAIL_WIDTH_PX = 440;
const MOMENT_PX = 64;
const nothing = (): string => '';
const NO_TEXTS: SchemeTexts = {
  load: nothing,
  dimension: nothing,
  whole: nothing,
  place: nothing,
  settlement: nothing,
  angle: nothing,
};

/**
 * Lays out a thumbnail: the beam with supports and loads, no text, and a small moment diagram if there is one; for a
 * mechanism its motion instead.
 */
export function layoutThumbnail(
  document: BeamCase,
  { moment, motion = [] }: { readonly moment: Diagram | null; readonly motion?: readonly DiscMotion[] },
): Figure {
  const width = THUMBNAIL_WIDTH_PX;
  const scheme = layoutScheme(document, { width, minHeight: 0, texts: NO_TEXTS });
  const marks = scheme.marks.filter(({ role, d }) => role !== 'dimension' && d !== '');
  const bottom = scheme.axisY + BELOW_PX;
  const heads = scheme.glyphs.map(({ y, size }) => y - size / 2);
  const highest = Math.min(...marks.map(({ d }) => findTop(d)), ...heads) - RIM_PX;
  const most = ABOVE_PX + BELOW_PX + MOMENT_PX;
  // A beam with moments is at the common height; one without is in the middle.
  const top =
    moment === null
      ? highest - Math.max(0, (most - (bottom - highest)) / 2)
      : Math.min(scheme.axisY - ABOVE_PX, highest);
  const rows = moment === null ? [] : [toThumbnailRow(moment)];
  const placed = placeRows(rows, { width, length: document.L, top: bottom - DIAGRAM_EDGE_PX });
  return {
    width,
    top,
    // Thumbnails have one height, with or without a diagram, unless high loads and a diagram need more.
    height: Math.max(top + most, moment === null ? bottom : bottom + MOMENT_PX),
    scheme: { axisY: scheme.axisY, marks, glyphs: scheme.glyphs, labels: [] },
    outside: new Set(),
    rows: placed.rows.map((row) => ({ ...row, layout: row.layout && { ...row.layout, labels: [] } })),
    legend: [],
    motion: drawMotion(motion, { width, length: document.L, axisY: scheme.axisY }),
  };
}

/** The greatest displacement of a motion in the drawing, px. */
const MOTION_PX = 22;

/** Draws the rigid parts of a mechanism in their displaced position; a sideways motion is invisible. */
function drawMotion(
  discs: readonly DiscMotion[],
  { width, length, axisY }: { readonly width: number; readonly length: number; readonly axisY: number },
): string {
  const ends = discs.flatMap(({ x0, x1, vy, omega }) => [
    { x: x0, v: vy },
    { x: x1, v: vy + omega * (x1 - x0) },
  ]);
  const greatest = ends.reduce((most, { v }) => (Math.abs(v) > Math.abs(most) ? v : most), 0);
  if (greatest === 0) return '';
  const x = createLengthScale(width, length);
  const points = ends.map((end) => {
    // The sign of a motion is arbitrary: it is drawn downwards, as a load would cause it.
    const y = axisY + (end.v / greatest) * MOTION_PX;
    return `${x.toPx(end.x).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The margin of a diagram for labels above and below, which a thumbnail does not have. */
const DIAGRAM_EDGE_PX = 14;

function toThumbnailRow(diagram: Diagram): RowRequest {
  const height = MOMENT_PX + DIAGRAM_EDGE_PX;
  return { diagram, symbol: '', unit: '', isPositiveDown: true, height, write: () => '' };
}

function placeRows(
  rows: readonly RowRequest[],
  { width, length, top }: { readonly width: number; readonly length: number; readonly top: number },
): { readonly rows: readonly FigureRow[]; readonly bottom: number } {
  const x = createLengthScale(width, length);
  let bottom = top;
  const placed = rows.map((request): FigureRow => {
    const row = { top: bottom, symbol: request.symbol, unit: request.unit };
    bottom += request.height;
    if ('layOut' in request) return { ...row, layout: null, compared: request.layOut(x, request.height) };
    const { diagram, ...rest } = request;
    return {
      ...row,
      layout: layoutDiagram(diagram, { ...rest, x, width, writeCount: () => '' }),
      compared: null,
    };
  });
  return { rows: placed, bottom };
}
