import type { Diagram, Envelope, EnvelopeBorder } from '@eecs/solver-core';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { LABEL_HEIGHT_PX, getLabelWidth } from '../labels/labelMetrics.ts';
import { type LabelBox, placeLabels } from '../labels/placeLabels.ts';
import { createScale } from '../viewport/createScale.ts';
import { createCurveCover } from './curveCover.ts';
import { diagramPaths } from './diagramPaths.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import { type KeyPoint, listKeyPoints } from './keyPoints.ts';
import { sideOfJump } from './sideOfJump.ts';
import type { ComparedLine, ComparisonLayout, ComparisonRoom } from './layoutComparison.ts';

/** Room for a label beyond the greatest ordinate. */
const EDGE_PX = LABEL_HEIGHT_PX + 4;
const HATCH_PITCH_PX = 7;
/** The lines of the sets stay visible behind the borders. */
const LINE_OPACITY = '0.55';
/** From this width per label on, the places of the extremes fit. */
const ROOMY_PX = 110;

/** A number of a border, and the line it belongs to. */
export interface BorderPoint extends KeyPoint {
  readonly mark: string;
}

/**
 * Lays out an envelope over its lines: both borders with the area between them and the axis, and their extremes, each
 * number preceded by the mark of the line that governs there.
 */
export function layoutEnvelope(
  { lines, envelope }: { readonly lines: readonly ComparedLine[]; readonly envelope: Envelope },
  { x, width, height, isPositiveDown, listObstacles, write, writeCount }: ComparisonRoom,
): ComparisonLayout {
  const { max, min } = envelope;
  const range: [number, number] = isPositiveDown ? [EDGE_PX, height - EDGE_PX] : [height - EDGE_PX, EDGE_PX];
  const domain: [number, number] = [Math.min(0, min.diagram.min.value), Math.max(0, max.diagram.max.value)];
  const y = createScale({ domain, range });
  const axes = { x, y, pitchPx: HATCH_PITCH_PX };
  const [upper, lower] = [diagramPaths(max.diagram, axes), diagramPaths(min.diagram, axes)];

  const nodes: DrawnNode[] = [];
  const add = (key: string, attributes: Readonly<Record<string, string>>, text?: string): void => {
    nodes.push({
      key,
      tag: text === undefined ? 'path' : 'text',
      attributes,
      ...(text !== undefined && { text }),
    });
  };
  for (const [sign, { area, hatch }] of [
    ['positive', upper],
    ['negative', lower],
  ] as const) {
    add(`area ${sign}`, { 'data-role': 'area', 'data-sign': sign, d: area[sign] });
    add(`hatch ${sign}`, { 'data-role': 'hatch', 'data-sign': sign, d: hatch[sign] });
  }
  add('axis', { 'data-role': 'axis', d: `M${x.range[0]} ${y.toPx(0)}H${x.range[1]}` });
  const drawn = lines.filter(({ isDrawn = true }) => isDrawn);
  drawn.forEach(({ diagram, color, dash }, at) => {
    const { curve } = diagramPaths(diagram, { ...axes, pitchPx: Infinity });
    const d = curve.positive + curve.negative;
    add(`line ${at}`, { 'data-line': '', stroke: color, 'stroke-dasharray': dash, opacity: LINE_OPACITY, d });
  });
  for (const [name, { curve }] of [
    ['max', upper],
    ['min', lower],
  ] as const) {
    for (const sign of ['positive', 'negative'] as const) {
      add(`${name} ${sign}`, { 'data-role': 'curve', 'data-sign': sign, d: curve[sign] });
    }
  }

  const points = listOuterPoints(envelope, lines).filter(
    (point) => point.x >= x.domain[0] && point.x <= x.domain[1] && write.isNonzero(point.value),
  );
  const isRoomy = (x.range[1] - x.range[0]) / Math.max(1, points.length) >= ROOMY_PX;
  const texts = points.map((point) =>
    writePoint(point, { write, isRoomy, length: max.diagram.segments.at(-1)?.x1 ?? 0 }),
  );
  const requests = points.map(({ kind, x: at, value }, index) => {
    const border = value > 0 ? max.diagram : min.diagram;
    const isExtreme = kind === 'max' || kind === 'min';
    return {
      id: String(index),
      x: x.toPx(at),
      y: y.toPx(value),
      width: getLabelWidth(texts[index] ?? ''),
      height: LABEL_HEIGHT_PX,
      side: value < 0 === isPositiveDown ? ('above' as const) : ('below' as const),
      ...leanOf({ kind, x: at, value }, border),
      priority: isExtreme ? 100 : kind === 'turn' ? 80 : 60,
      required: isExtreme,
    };
  });
  const bounds = {
    x0: Math.max(0, x.range[0] - 24),
    y0: 0,
    x1: Math.min(width, x.range[1] + 40),
    y1: height,
  };
  const covers = [max, min, ...drawn].map(({ diagram }) => createCurveCover(diagram, { x, y }));
  const room = {
    bounds,
    obstacles: listObstacles(y.toPx(0)),
    isCovering: (box: LabelBox) => covers.some((covering) => covering(box)),
  };
  const free = placeLabels(requests, room);
  // The text that counts the labels without room needs room itself: only then do labels avoid its corner.
  const counterPx = getLabelWidth(writeCount(free.hidden.length)) + 12;
  const corner = { x0: width - counterPx, y0: height - EDGE_PX, x1: width, y1: height };
  const { placed, hidden } =
    free.hidden.length === 0
      ? free
      : placeLabels(requests, { ...room, obstacles: [...room.obstacles, corner] });
  const dots = placed.map(({ id }) => `M${requests[Number(id)]?.x} ${requests[Number(id)]?.y}h0`).join('');
  add('dot', { 'data-role': 'dot', d: dots });
  for (const { id, x0, y1 } of placed) {
    const point = points[Number(id)];
    if (point === undefined) continue;
    const sign = point.value > 0 ? 'positive' : 'negative';
    const at = { x: String(x0), y: String(y1 - 3) };
    add(`label ${id}`, { 'data-kind': point.kind, 'data-sign': sign, ...at }, texts[Number(id)] ?? '');
  }
  if (hidden.length > 0) {
    const at = { x: String(width - 8), y: String(height - 4) };
    add('hidden', { 'data-role': 'hidden', ...at }, writeCount(hidden.length));
  }
  return { x, y, width, height, nodes, labelBoxes: placed };
}

/** Lists the numbers of a border with the marks of the lines that govern there, from left to right. */
export function listBorderPoints(border: EnvelopeBorder, lines: readonly ComparedLine[]): BorderPoint[] {
  const { diagram } = border;
  const points = listKeyPoints(diagram);
  const reach = SAME_POINT * (diagram.segments.at(-1)?.x1 ?? 0);
  const size = SAME_POINT * Math.max(Math.abs(diagram.min.value), Math.abs(diagram.max.value));
  const extremes = points.filter(({ kind }) => kind === 'max' || kind === 'min');
  // Where a border was cut, the end and the extreme there differ by rounding.
  const isLabelled = (point: KeyPoint): boolean =>
    !extremes.includes(point) &&
    extremes.some(({ x, value }) => Math.abs(point.x - x) <= reach && Math.abs(point.value - value) <= size);
  return points
    .filter((point) => !isLabelled(point))
    .map((point) => ({ ...point, mark: lines[findGoverning(border, point)]?.mark ?? '' }));
}

/** Relative to the length and to the greatest value: points nearer than this are one. */
const SAME_POINT = 1e-9;

/** Finds the index of the diagram that governs at a place; at a jump, the one that governs before it. */
export function findGoverning(
  { diagram: { segments, max, min }, governing, extremeOf }: EnvelopeBorder,
  { kind, x, value }: Pick<KeyPoint, 'x'> & Partial<KeyPoint>,
): number {
  // One border has its extreme at its greatest value, the other at its least.
  const isOwnExtreme = (kind === 'max' && value === max.value) || (kind === 'min' && value === min.value);
  const at = segments.findIndex(({ x1 }) => x < x1 || (x === x1 && kind === 'jumpLeft'));
  const found = governing[at < 0 ? governing.length - 1 : at] ?? 0;
  if (!isOwnExtreme) return found;
  const reaching = segments.flatMap(({ x0, x1 }, p) => (x >= x0 && x <= x1 ? [governing[p] ?? 0] : []));
  return reaching.includes(extremeOf) ? extremeOf : found;
}

/** Picks the outermost extremes: positive ones of the upper border, negative ones of the lower. */
function listOuterPoints({ max, min }: Envelope, lines: readonly ComparedLine[]): readonly BorderPoint[] {
  const isLabelled = ({ kind }: KeyPoint): boolean => kind !== 'zero' && kind !== 'kink';
  const extremes = new Set(['max', 'min']);
  return [
    ...listBorderPoints(max, lines).filter(
      (point) => isLabelled(point) && point.kind !== 'min' && point.value > 0,
    ),
    ...listBorderPoints(min, lines).filter(
      (point) => isLabelled(point) && point.kind !== 'max' && point.value < 0,
    ),
  ].sort((a, b) => Number(extremes.has(b.kind)) - Number(extremes.has(a.kind)) || a.x - b.x);
}

function leanOf(
  point: KeyPoint,
  diagram: Diagram,
): { readonly lean?: 'left' | 'right'; readonly bound?: 'left' | 'right' } {
  const side = sideOfJump(point, diagram);
  if (side !== undefined) return { lean: side, bound: side };
  if (point.x === diagram.segments.at(-1)?.x1) return { lean: 'left' };
  return point.x === diagram.segments[0]?.x0 ? { lean: 'right' } : {};
}

function writePoint(
  { kind, x, value, mark }: BorderPoint,
  {
    write,
    isRoomy,
    length,
  }: { readonly write: DiagramWriter; readonly isRoomy: boolean; readonly length: number },
): string {
  const text = `${mark}: ${value > 0 ? '+' : ''}${write.value(value, false)}`;
  const isPlaced = isRoomy && (kind === 'max' || kind === 'min') && x > 0 && x < length;
  return isPlaced ? `${text} · ${write.x(x)}` : text;
}
