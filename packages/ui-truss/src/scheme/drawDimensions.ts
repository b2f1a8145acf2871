import type { TrussCase } from '@eecs/solver-core/truss';
import { type DrawnNode, getTakenWidth, type LabelBox, type LabelWish, px } from '@eecs/ui-kit/layout';
import { type Camera, type Point, project } from '../camera/camera.ts';
import { isFront } from '../camera/orientation.ts';
import { listCoordinates } from '../editing/dimensions.ts';
import type { DimensionSegment } from './scheme.ts';

/** A chain with more segments than this would be unreadable: only the total length is dimensioned. */
const MOST_GAPS = 40;
/** Distance of the chains from the edge of the board, px. */
const RIM_PX = { bottom: 20, right: 22 };
const TICK_PX = 4;
/** A segment shorter than this on the page is not dimensioned, because its joints were meant to be in line. */
const LEAST_PX = 1;
/** The text that replaces lengths without room. */
const DOTS = '…';
/** Ticks closer than this are indistinguishable, px. */
const TICKS_APART_PX = 5;

/** Lower than the priority of loads and supports. */
export const DIMENSION_PRIORITY = 1;

export interface Dimensions {
  readonly nodes: readonly DrawnNode[];
  readonly segments: readonly DimensionSegment[];
  readonly wishes: readonly LabelWish[];
  /** The lines of the chains, which labels avoid. */
  readonly obstacles: readonly LabelBox[];
}

/** No dimensions at all. */
export const NO_DIMENSIONS: Dimensions = { nodes: [], segments: [], wishes: [], obstacles: [] };

/** Chooses the segments of a chain to dimension; `write` writes the numbers. */
export type ChooseSegments = (
  chain: readonly DimensionSegment[],
  write: (length: number) => string,
) => readonly DimensionSegment[];

/**
 * Lays out the chains of dimensions of a plane truss: the distinct x at the bottom of the board, the distinct y at its
 * right side. Other views have none, because lengths would appear foreshortened.
 */
export function layoutDimensions(
  document: TrussCase,
  camera: Camera,
  {
    write,
    choose = (chain) => chain,
  }: { readonly write: (length: number) => string; readonly choose?: ChooseSegments | undefined },
): Dimensions {
  if (!isFront(camera.orientation) || document.joints.length < 2) return NO_DIMENSIONS;
  const segments = (['x', 'y'] as const).flatMap((axis) =>
    choose(listSegments(document, camera, axis), write),
  );
  return {
    segments,
    obstacles: segments.map(coverSegment),
    nodes:
      segments.length === 0
        ? []
        : [
            {
              key: 'dimensions',
              tag: 'path',
              attributes: { 'data-role': 'dimension', d: drawChains(segments) },
            },
          ],
    wishes: [
      ...writeLevel(
        segments.filter((segment) => segment.axis === 'x' && isSeen(segment)),
        write,
      ),
      ...segments
        .filter((segment) => segment.axis === 'y' && isSeen(segment))
        .map((segment): LabelWish => {
          const text = write(segment.length);
          const { x, y } = getMiddle(segment);
          return toWish(segment, text, [{ x: x - getTakenWidth(text, 'dimension') / 2 - 4, y: y + 4 }]);
        }),
    ],
  };
}

/** Neighbouring segments of a horizontal chain that are written together. */
interface Run {
  readonly from: DimensionSegment;
  readonly to: DimensionSegment;
  readonly text: string;
  readonly count: number;
}

/**
 * Writes the lengths of a horizontal chain. A text wider than its own segment would be attributed to its neighbour:
 * equal neighbours are written together, as `6 × 9′ 10″`, and dots replace all others.
 */
function writeLevel(chain: readonly DimensionSegment[], write: (length: number) => string): LabelWish[] {
  const runs: Run[] = [];
  for (const segment of chain) {
    const text = write(segment.length);
    const last = runs.at(-1);
    if (last?.text === text && !fits(segment, segment, text)) {
      runs[runs.length - 1] = { ...last, to: segment, count: last.count + 1 };
    } else runs.push({ from: segment, to: segment, text, count: 1 });
  }
  const written: Run[] = [];
  for (const run of runs) {
    const text = run.count === 1 ? run.text : `${run.count} × ${run.text}`;
    const last = written.at(-1);
    if (fits(run.from, run.to, text)) written.push({ ...run, text });
    else if (last?.text === DOTS) written[written.length - 1] = { ...last, to: run.to };
    else written.push({ ...run, text: DOTS });
  }
  return written.map(({ from, to, text }) => {
    const { x, y } = getMiddle({ from: from.from, to: to.to });
    return toWish(from, text, [
      { x, y: y - 5 },
      { x, y: y + 14 },
    ]);
  });
}

/** Returns whether a text fits over the range from one segment of a horizontal chain to another. */
function fits({ from }: DimensionSegment, { to }: DimensionSegment, text: string): boolean {
  return Math.abs(to.x - from.x) >= getTakenWidth(text, 'dimension');
}

function getMiddle({ from, to }: Pick<DimensionSegment, 'from' | 'to'>): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function toWish({ axis, gap }: DimensionSegment, text: string, places: readonly Point[]): LabelWish {
  return { key: `dimension-${axis}-${gap}`, text, role: 'dimension', priority: DIMENSION_PRIORITY, places };
}

function listSegments(document: TrussCase, camera: Camera, axis: 'x' | 'y'): DimensionSegment[] {
  const places = listCoordinates(document, axis);
  const shown = places.length - 1 > MOST_GAPS ? [places[0] ?? 0, places.at(-1) ?? 0] : places;
  const at = (value: number) => {
    const point = project(camera, { x: 0, y: 0, z: 0, [axis]: value });
    return axis === 'x'
      ? { x: point.x, y: camera.height - RIM_PX.bottom }
      : { x: camera.width - RIM_PX.right, y: point.y };
  };
  return shown.slice(1).map((end, gap) => {
    const start = shown[gap] ?? 0;
    return { axis, gap, from: at(start), to: at(end), length: end - start };
  });
}

/** Returns the box of a dimension's line, which is horizontal or vertical. */
function coverSegment({ from, to }: DimensionSegment): LabelBox {
  return {
    x0: Math.min(from.x, to.x) - 1,
    y0: Math.min(from.y, to.y) - 1,
    x1: Math.max(from.x, to.x) + 1,
    y1: Math.max(from.y, to.y) + 1,
  };
}

function isSeen({ from, to }: DimensionSegment): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= LEAST_PX;
}

/** Draws the chains as lines with oblique ticks; of ticks that are too close only the first is drawn. */
function drawChains(segments: readonly DimensionSegment[]): string {
  let last: Point | null = null;
  const tick = (point: Point): string => {
    if (last !== null && Math.hypot(point.x - last.x, point.y - last.y) < TICKS_APART_PX) return '';
    last = point;
    const { x, y } = point;
    return `M${px(x - TICK_PX)} ${px(y + TICK_PX)}L${px(x + TICK_PX)} ${px(y - TICK_PX)}`;
  };
  return segments
    .map(({ from, to }) => `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}${tick(from)}${tick(to)}`)
    .join('');
}
