import { getLabelWidth } from '@eecs/ui-kit';
import { isSpatial } from '../editing/isSpatial.ts';
import type { Point } from './marks.ts';
import type { SketchJoint } from './sketchTruss.ts';

/** Room for the chains below a truss and at its right, px. */
export const MEASURE_ROOM_PX = { bottom: 30, right: 46 };
/** Distance of a chain from the rim of the drawing, and of a number from its chain, px. */
const RIM_PX = { bottom: 10, right: 38 };
const LABEL_PX = 8;
const TICK_PX = 3;
/** Height of a number with its space, px. */
const LINE_PX = 14;
/** Closer than this part of the extent two coordinates are one on a chain. */
const SAME_COORDINATE = 1e-9;

/** A length written beside its chain: the middle of the text, px. */
export interface MeasureLabel extends Point {
  readonly text: string;
  /** At the right of a chain that goes upwards the text begins, it does not stand across. */
  readonly isBeside: boolean;
}

export interface Measures {
  /** Path data of the lines with their oblique ticks. */
  readonly d: string;
  readonly labels: readonly MeasureLabel[];
}

/**
 * Lays out the chains of dimensions of a plane truss: the distinct x below it, the distinct y at its right. Where the
 * numbers of a chain have no room beside each other the whole is measured alone. A truss in space has none: what is
 * drawn is not seen at its length.
 */
export function layoutMeasures(
  joints: readonly SketchJoint[],
  points: readonly Point[],
  {
    width,
    height,
    write,
  }: { readonly width: number; readonly height: number; readonly write: (length: number) => string },
): Measures {
  if (points.length !== joints.length || isSpatial({ joints })) return NONE;
  const chains = (['x', 'y'] as const).map((axis): Measures => {
    const ends = listEnds(joints, points, axis);
    const [first, last] = [ends[0], ends.at(-1)];
    if (first === undefined || last === undefined || first === last) return NONE;
    // Numbers beside a vertical chain stand in lines.
    const roomOf = (start: End, end: End): number =>
      axis === 'x' ? getLabelWidth(write(end.value - start.value)) + 2 * TICK_PX : LINE_PX;
    const isTight = ends.slice(1).some((end, at) => {
      const start = ends[at] ?? first;
      return Math.abs(end.px - start.px) < roomOf(start, end);
    });
    const shown = isTight ? [first, last] : ends;
    const line = axis === 'x' ? height - RIM_PX.bottom : width - RIM_PX.right;
    const place = (px: number, away = 0): Point =>
      axis === 'x' ? { x: px, y: line - away } : { x: line + away, y: px };
    return {
      d: shown.map(({ px }, at) => drawPart(place(shown[at - 1]?.px ?? px), place(px))).join(''),
      labels: shown.slice(1).map((end, at) => {
        const start = shown[at] ?? first;
        return {
          ...place((start.px + end.px) / 2, LABEL_PX),
          text: write(end.value - start.value),
          isBeside: axis === 'y',
        };
      }),
    };
  });
  return { d: chains.map(({ d }) => d).join(''), labels: chains.flatMap(({ labels }) => labels) };
}

const NONE: Measures = { d: '', labels: [] };

interface End {
  readonly value: number;
  readonly px: number;
}

/** The distinct coordinates of the joints along an axis, ascending, and where each is drawn. */
function listEnds(joints: readonly SketchJoint[], points: readonly Point[], axis: 'x' | 'y'): End[] {
  const all = joints
    .map((joint, index): End => ({ value: joint[axis], px: points[index]?.[axis] ?? 0 }))
    .sort((a, b) => a.value - b.value);
  const extent = (all.at(-1)?.value ?? 0) - (all[0]?.value ?? 0);
  return all.filter(
    ({ value }, at) => at === 0 || value - (all[at - 1]?.value ?? 0) > SAME_COORDINATE * extent,
  );
}

/** A line with an oblique tick at its end; of a chain's first place the tick alone. */
function drawPart(from: Point, to: Point): string {
  const tick = `M${px(to.x - TICK_PX)} ${px(to.y + TICK_PX)}L${px(to.x + TICK_PX)} ${px(to.y - TICK_PX)}`;
  const isPlace = from.x === to.x && from.y === to.y;
  return isPlace ? tick : `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}${tick}`;
}

function px(value: number): number {
  return Math.round(value * 10) / 10;
}
