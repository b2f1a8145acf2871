import type { Diagram } from '@eecs/solver-core';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { LABEL_HEIGHT_PX, getLabelWidth } from '../labels/labelMetrics.ts';
import { type LabelBox, placeLabels } from '../labels/placeLabels.ts';
import { type Scale, createScale } from '../viewport/createScale.ts';
import { diagramPaths } from './diagramPaths.ts';
import type { DiagramWriter } from './diagramWriter.ts';

/** One of several diagrams drawn over each other. */
export interface ComparedLine {
  readonly diagram: Diagram;
  /** Stands before its numbers: "2". */
  readonly mark: string;
  /** What it is called in full. */
  readonly name: string;
  readonly color: string;
  /** Lengths of strokes and gaps, px; empty for a full line. */
  readonly dash: string;
}

export interface ComparisonLayout {
  readonly x: Scale;
  readonly y: Scale;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
}

/** Room for a label beyond the greatest ordinate. */
const EDGE_PX = LABEL_HEIGHT_PX + 4;
const HATCH_NEVER_PX = 1e9;

/**
 * Lays out several diagrams over one axis and scale: each its own line, told apart by stroke, number and colour, and the
 * two extremes of each, those of all of them first.
 */
export function layoutComparison(
  lines: readonly ComparedLine[],
  {
    x,
    width,
    height,
    isPositiveDown,
    listObstacles,
    write,
    writeCount,
  }: {
    readonly x: Scale;
    readonly width: number;
    readonly height: number;
    readonly isPositiveDown: boolean;
    /** What else stands in the row, px, which depends on where the axis runs. */
    readonly listObstacles: (axisY: number) => readonly LabelBox[];
    readonly write: DiagramWriter;
    readonly writeCount: (count: number) => string;
  },
): ComparisonLayout {
  const low = Math.min(0, ...lines.map(({ diagram }) => diagram.min.value));
  const high = Math.max(0, ...lines.map(({ diagram }) => diagram.max.value));
  const range: [number, number] = isPositiveDown ? [EDGE_PX, height - EDGE_PX] : [height - EDGE_PX, EDGE_PX];
  const y = createScale({ domain: [low, high], range });

  const axis = `M${x.range[0]} ${y.toPx(0)}H${x.range[1]}`;
  const nodes: DrawnNode[] = [{ key: 'axis', tag: 'path', attributes: { 'data-role': 'axis', d: axis } }];
  lines.forEach(({ diagram, color, dash }, at) => {
    const { curve } = diagramPaths(diagram, { x, y, pitchPx: HATCH_NEVER_PX });
    const attributes = { 'data-line': '', stroke: color, 'stroke-dasharray': dash };
    nodes.push({
      key: `line ${at}`,
      tag: 'path',
      attributes: { ...attributes, d: curve.positive + curve.negative },
    });
  });

  const extremes = lines.flatMap(({ diagram, mark }) =>
    ([diagram.max, diagram.min] as const)
      .filter((point) => point.value !== 0 && point.x >= x.domain[0] && point.x <= x.domain[1])
      .map((point) => ({ ...point, text: `${mark}: ${writeSigned(point.value, write)}` })),
  );
  const requests = extremes.map(({ x: at, value, text }, index) => {
    const isGoverning = value === low || value === high;
    return {
      id: String(index),
      x: x.toPx(at),
      y: y.toPx(value),
      width: getLabelWidth(text),
      height: LABEL_HEIGHT_PX,
      side: value < 0 === isPositiveDown ? ('above' as const) : ('below' as const),
      priority: Math.abs(value),
      required: isGoverning,
    };
  });
  const bounds = {
    x0: Math.max(0, x.range[0] - 24),
    y0: 0,
    x1: Math.min(width, x.range[1] + 40),
    y1: height,
  };
  const corner = {
    x0: width - getLabelWidth(writeCount(99)) - 12,
    y0: height - EDGE_PX,
    x1: width,
    y1: height,
  };
  const { placed, hidden } = placeLabels(requests, {
    bounds,
    obstacles: [...listObstacles(y.toPx(0)), corner],
  });
  for (const { id, x0, y1 } of placed) {
    const point = extremes[Number(id)];
    if (point === undefined) continue;
    const sign = point.value > 0 ? 'positive' : 'negative';
    const kind = point.value === low ? 'min' : point.value === high ? 'max' : 'turn';
    nodes.push({
      key: `label ${nodes.length}`,
      tag: 'text',
      attributes: { 'data-kind': kind, 'data-sign': sign, x: String(x0), y: String(y1 - 3) },
      text: point.text,
    });
  }
  if (hidden.length > 0) {
    nodes.push({
      key: 'hidden',
      tag: 'text',
      attributes: { 'data-role': 'hidden', x: String(width - 8), y: String(height - 4) },
      text: writeCount(hidden.length),
    });
  }
  return { x, y, width, height, nodes };
}

function writeSigned(value: number, write: DiagramWriter): string {
  return (value > 0 ? '+' : '') + write.value(value, false);
}
