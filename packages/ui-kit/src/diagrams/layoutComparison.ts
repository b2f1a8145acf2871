import type { Diagram } from '@eecs/solver-core';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { LABEL_HEIGHT_PX, getLabelWidth } from '../labels/labelMetrics.ts';
import { type LabelBox, type LabelLayout, placeLabels } from '../labels/placeLabels.ts';
import { type Scale, createScale } from '../viewport/createScale.ts';
import { createCurveCover } from './curveCover.ts';
import { diagramPaths } from './diagramPaths.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import { sideOfJump } from './sideOfJump.ts';
import { getShownExtremes } from './labelledPoints.ts';

/** One of several diagrams drawn over each other. */
export interface ComparedLine {
  readonly diagram: Diagram;
  /** The mark printed before its numbers: "2". */
  readonly mark: string;
  /** Its full name. */
  readonly name: string;
  readonly color: string;
  /** Colour of its numbers. @default that of the line */
  readonly textColor?: string;
  /** Lengths of dashes and gaps, px; empty for a solid line. */
  readonly dash: string;
  /** Whether an envelope draws the line behind its borders; if not, it only names the line. @default true */
  readonly isDrawn?: boolean;
}

/** The room in which several lines are laid out, px, and the functions that write their texts. */
export interface ComparisonRoom {
  readonly x: Scale;
  readonly width: number;
  readonly height: number;
  readonly isPositiveDown: boolean;
  /** Lists other objects of the row, px; they depend on the height of the axis. */
  readonly listObstacles: (axisY: number) => readonly LabelBox[];
  readonly write: DiagramWriter;
  readonly writeCount: (count: number) => string;
}

export interface ComparisonLayout {
  readonly x: Scale;
  readonly y: Scale;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
  /** Where the numbers stand. */
  readonly labelBoxes: readonly LabelBox[];
}

/** Room for a label beyond the greatest ordinate, px. */
const EDGE_PX = LABEL_HEIGHT_PX + 4;
const HATCH_NEVER_PX = 1e9;
/** A number at least this far from its point gets a leader line, px. */
const LED_PX = 14;
/** A number may stand this far away rather than on another line, px. */
const LEAD_PX = 80;

/**
 * Lays out several diagrams over one axis and scale: a separate line for each, distinguished by dash pattern, number
 * and colour, and the two extremes of each. The governing values of each line, and of all, are never left out while
 * there is room anywhere. A number avoids every line if it can, and has a dot on its own line in the colour of that
 * line.
 */
export function layoutComparison(
  lines: readonly ComparedLine[],
  { x, width, height, isPositiveDown, listObstacles, write, writeCount }: ComparisonRoom,
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

  const extremes = lines.flatMap(({ diagram, mark, color, textColor = color }) => {
    const { min, max } = getShownExtremes(diagram, write.isNonzero);
    return [min, max]
      .filter((point) => point.value !== 0 && point.x >= x.domain[0] && point.x <= x.domain[1])
      .map((point) => ({
        ...point,
        textColor,
        text: `${mark}: ${writeSigned(point.value, write)}`,
        isGoverning: Math.abs(point.value) === greatestOf(diagram),
        beside: sideOfJump(point, diagram),
      }));
  });
  const requests = extremes.map(({ x: at, value, text, isGoverning, beside }, index) => {
    const isOutermost = value === low || value === high;
    return {
      id: String(index),
      x: x.toPx(at),
      y: y.toPx(value),
      width: getLabelWidth(text),
      height: LABEL_HEIGHT_PX,
      side: value < 0 === isPositiveDown ? ('above' as const) : ('below' as const),
      ...(beside && { lean: beside, bound: beside }),
      priority: Math.abs(value),
      // The governing value of a line is placed before the lesser extreme of any other line.
      required: isOutermost || isGoverning,
      ...(isOutermost || isGoverning ? { leadPx: LEAD_PX } : {}),
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
  const covers = lines.map(({ diagram }) => createCurveCover(diagram, { x, y }));
  const standing = listObstacles(y.toPx(0));
  const place = (obstacles: readonly LabelBox[]): LabelLayout =>
    placeLabels(requests, {
      bounds,
      obstacles,
      isCovering: (box) => covers.some((covering) => covering(box)),
    });
  const free = place(standing);
  // The text that counts the labels without room needs room itself.
  const { placed, hidden } = free.hidden.length === 0 ? free : place([...standing, corner]);
  let [dots, leads] = ['', ''];
  for (const { id, x0, y0, x1, y1 } of placed) {
    const request = requests[Number(id)];
    if (request === undefined) continue;
    const nearest = { x: clamp(request.x, x0, x1), y: clamp(request.y, y0, y1) };
    dots += `M${request.x} ${request.y}h0`;
    if (Math.hypot(nearest.x - request.x, nearest.y - request.y) > LED_PX) {
      leads += `M${request.x} ${request.y}L${nearest.x} ${nearest.y}`;
    }
  }
  for (const [role, d] of Object.entries({ lead: leads, dot: dots })) {
    nodes.push({ key: role, tag: 'path', attributes: { 'data-role': role, d } });
  }
  for (const { id, x0, y1 } of placed) {
    const point = extremes[Number(id)];
    if (point === undefined) continue;
    const kind = point.value === low ? 'min' : point.value === high ? 'max' : 'turn';
    nodes.push({
      key: `label ${nodes.length}`,
      tag: 'text',
      attributes: { 'data-kind': kind, fill: point.textColor, x: String(x0), y: String(y1 - 3) },
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
  return { x, y, width, height, nodes, labelBoxes: placed };
}

function greatestOf({ min, max }: Diagram): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function writeSigned(value: number, write: DiagramWriter): string {
  return (value > 0 ? '+' : '') + write.value(value, false);
}
