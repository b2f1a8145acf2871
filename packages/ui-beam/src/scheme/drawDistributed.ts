import type { DistributedLoad } from '@eecs/solver-core';
import {
  createMark,
  drawArrow,
  type Handle,
  type LabelBox,
  type LabelWish,
  type Mark,
  px,
} from '@eecs/ui-kit/layout';
import { type Quadratic, cutBezier, toQuadratic } from './ordinates.ts';

/** Height of the greatest ordinate, and the least height of an envelope, px. */
const ENVELOPE = { tallest: 28, least: 9 };
const ARROW_SPACING_PX = 20;
const MAX_ARROWS = 24;
/** Relative to the arrow of a point load. */
const ARROW_SIZE = 0.66;
/** Tolerance for an arrow at the edge of the visible part, in arrow spacings, so that rounding does not decide. */
const RIM_TOLERANCE = 1e-9;
/** If the sine of its angle is below this, a distributed load is drawn as a band of arrows along the beam. */
const FLAT_SINE = 0.2;

export interface DistributedDrawing {
  readonly marks: readonly Mark[];
  readonly labels: readonly LabelWish[];
  /** The area of the envelope, in vertical slices. */
  readonly obstacles: readonly LabelBox[];
  /** Handles at its ends, and at its ordinates above them. */
  readonly handles: readonly Handle[];
}

const SLICES = 8;

/** Draws a distributed load or mass over its range: the exact envelope, arrows, and its values. */
export function drawDistributed(
  load: DistributedLoad,
  {
    key,
    color,
    turn = 0,
    toX,
    sight,
    baseY,
    peak,
    format,
  }: {
    readonly key: string;
    /** Its own colour, replacing the ink of all loads. */
    readonly color?: string | undefined;
    /** The angle by which it is drawn rotated relative to its own angle, degrees. @default 0 */
    readonly turn?: number;
    readonly toX: (x: number) => number;
    /** The part of the board in which arrows and values are visible, px. */
    readonly sight: { readonly x0: number; readonly x1: number };
    /** The base line of the envelope. */
    readonly baseY: number;
    /** The greatest ordinate of all loads, to which the height is scaled. */
    readonly peak: number;
    readonly format: (value: number) => string;
  },
): DistributedDrawing {
  const x0 = toX(load.x[0]);
  const x1 = toX(load.x[1]);
  const isMass = load.className === 'DistributedMass';
  const angle = (((isMass ? 90 : load.alpha) + turn) * Math.PI) / 180;
  const quadratic = toQuadratic(isMass ? [-load.y[0], -load.y[1], -load.y[2]] : load.y);
  const isFlat = Math.abs(Math.sin(angle)) < FLAT_SINE;
  const toHeight = (value: number): number =>
    peak === 0 || value === 0
      ? 0
      : isFlat
        ? 12
        : ENVELOPE.least + ((ENVELOPE.tallest - ENVELOPE.least) * Math.abs(value)) / peak;
  const seen = { x0: Math.max(x0, sight.x0), x1: Math.min(x1, sight.x1) };
  const frame: LoadShape = { x0, x1, seen, baseY, angle, quadratic, toHeight, isFlat };
  const tallest = toHeight(quadratic.peak);
  return {
    marks: [
      createMark(`${key}-envelope`, isMass ? 'mass' : 'envelope', drawEnvelope(frame), color),
      createMark(`${key}-arrows`, 'load', drawArrows(frame), color),
    ],
    obstacles: listSlices(frame),
    labels: listValueLabels(load, { key, x0, x1, seen, baseY, toHeight, tallest, format }),
    handles: listHandles(frame, isMass),
  };
}

/** The handle of an end is above a hinge at that place, not over it. */
const END_RISE_PX = 8;
/** However small an ordinate is, its handle is 24 px from that of the end, so that both can be hit. */
const LEAST_RISE_PX = END_RISE_PX + 24;

function listHandles({ x0, x1, baseY, quadratic, toHeight }: LoadShape, isMass: boolean): Handle[] {
  const ordinate = (part: Handle['part'], t: number): Handle => ({
    part,
    x: x0 + (x1 - x0) * t,
    y: baseY - Math.max(LEAST_RISE_PX, toHeight(quadratic.at(t))),
  });
  const ordinates = isMass
    ? [ordinate('q1', 0.5)]
    : [ordinate('q0', 0), ordinate('q1', 0.5), ordinate('q2', 1)];
  const y = baseY - END_RISE_PX;
  return [{ part: 'start', x: x0, y }, { part: 'end', x: x1, y }, ...ordinates];
}

interface LoadShape {
  readonly x0: number;
  readonly x1: number;
  /** Its visible part. */
  readonly seen: { readonly x0: number; readonly x1: number };
  readonly baseY: number;
  readonly angle: number;
  readonly quadratic: Quadratic;
  readonly toHeight: (value: number) => number;
  readonly isFlat: boolean;
}

function listSlices({ x0, x1, baseY, quadratic, toHeight }: LoadShape): LabelBox[] {
  const width = (x1 - x0) / SLICES;
  return Array.from({ length: SLICES }, (_, slice) => {
    const height = toHeight(quadratic.at((slice + 0.5) / SLICES));
    return { x0: x0 + slice * width, y0: baseY - height, x1: x0 + (slice + 1) * width, y1: baseY };
  });
}

/** Draws the area between the base and the ordinates, piece by piece at sign changes. */
function drawEnvelope({ x0, x1, baseY, quadratic, toHeight, isFlat }: LoadShape): string {
  if (isFlat) return `M${px(x0)} ${px(baseY)}V${px(baseY - 12)}H${px(x1)}V${px(baseY)}Z`;
  const ends = [0, ...quadratic.zeros, 1];
  return ends
    .slice(1)
    .map((t1, index) => {
      const t0 = ends[index] ?? 0;
      const [from, control, to] = cutBezier(quadratic, t0, t1);
      const x = (t: number): number => x0 + (x1 - x0) * t;
      // A control ordinate is not an ordinate of the load: it is only scaled, by the height of a unit of load.
      const sign = Math.sign(quadratic.at((t0 + t1) / 2)) || 1;
      const unit = quadratic.peak === 0 ? 0 : (toHeight(quadratic.peak) / quadratic.peak) * sign;
      const y = (value: number): number => baseY - value * unit;
      return (
        `M${px(x(t0))} ${px(baseY)}L${px(x(t0))} ${px(y(from))}` +
        `Q${px(x((t0 + t1) / 2))} ${px(y(control))} ${px(x(t1))} ${px(y(to))}L${px(x(t1))} ${px(baseY)}Z`
      );
    })
    .join('');
}

function drawArrows({ x0, x1, seen, baseY, angle, quadratic, toHeight, isFlat }: LoadShape): string {
  // The spacing follows from the whole range, so that arrows keep their places when the view moves.
  const spacing = Math.max(ARROW_SPACING_PX, (seen.x1 - seen.x0) / MAX_ARROWS);
  const count = Math.max(1, Math.floor((x1 - x0) / spacing));
  const first = Math.ceil((count * (seen.x0 - x0)) / (x1 - x0) - RIM_TOLERANCE);
  const last = Math.floor((count * (seen.x1 - x0)) / (x1 - x0) + RIM_TOLERANCE);
  const unit = quadratic.peak === 0 ? 0 : toHeight(quadratic.peak) / quadratic.peak;
  let arrows = '';
  for (let k = first; k <= last; k += 1) {
    const t = k / count;
    const value = quadratic.at(t);
    const x = x0 + (x1 - x0) * t;
    const ends = isFlat
      ? flatEnds({ x, y: baseY - 6, value, angle })
      : uprightEnds({ x, baseY, value, height: Math.abs(value) * unit, angle });
    if (ends === null) continue;
    arrows += drawArrow(ends.tail, ends.tip, ARROW_SIZE);
  }
  return arrows;
}

interface Ends {
  readonly tail: { readonly x: number; readonly y: number };
  readonly tip: { readonly x: number; readonly y: number };
}

/** Returns the ends of an arrow between the base and the envelope; arrows of inclined loads are slanted. */
function uprightEnds(arrow: {
  readonly x: number;
  readonly baseY: number;
  readonly value: number;
  readonly height: number;
  readonly angle: number;
}): Ends | null {
  if (arrow.height < 5) return null;
  const lean = Math.max(-10, Math.min(10, arrow.height / Math.tan(arrow.angle)));
  const upper = { x: arrow.x + lean, y: arrow.baseY - arrow.height };
  const lower = { x: arrow.x, y: arrow.baseY };
  return arrow.value * Math.sin(arrow.angle) < 0 ? { tail: upper, tip: lower } : { tail: lower, tip: upper };
}

function flatEnds(arrow: {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly angle: number;
}): Ends | null {
  if (arrow.value === 0) return null;
  const direction = Math.sign(arrow.value * Math.cos(arrow.angle));
  return {
    tail: { x: arrow.x - 7 * direction, y: arrow.y },
    tip: { x: arrow.x + 7 * direction, y: arrow.y },
  };
}

/**
 * Relative to the greatest ordinate: tolerance for ordinates on a line, finer than typed digits, coarser than rounding.
 */
const LINE_TOLERANCE = 1e-12;

/** On a wide board the value of the middle is beside its arrow, not a quarter of the board away. */
const REACH_PX = 60;

/** Lists the labels: one for a uniform load; otherwise the end values, and the middle one unless the load is linear. */
function listValueLabels(
  load: DistributedLoad,
  place: {
    readonly key: string;
    readonly x0: number;
    readonly x1: number;
    readonly seen: { readonly x0: number; readonly x1: number };
    readonly baseY: number;
    readonly toHeight: (value: number) => number;
    readonly tallest: number;
    readonly format: (value: number) => string;
  },
): LabelWish[] {
  const { key, x0, x1, seen, baseY, toHeight, tallest, format } = place;
  const [y0, y1, y2] = load.y;
  const at = (t: number): number => x0 + (x1 - x0) * t;
  if (y0 === y1 && y1 === y2) {
    const y = baseY - toHeight(y1) - 4;
    const places = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92].map((t) => ({
      x: seen.x0 + (seen.x1 - seen.x0) * t,
      y,
    }));
    return [{ key: `${key}-q`, text: format(Math.abs(y1)), role: 'load', priority: 60, places }];
  }
  const isLine =
    Math.abs(y0 + y2 - 2 * y1) <= LINE_TOLERANCE * Math.max(Math.abs(y0), Math.abs(y1), Math.abs(y2));
  const points = [
    { t: 0, value: y0, priority: 58 },
    ...(isLine ? [] : [{ t: 0.5, value: y1, priority: 60 }]),
    { t: 1, value: y2, priority: 58 },
  ];
  return points
    .filter(({ value }) => value !== 0)
    .map(({ t, value, priority }) => {
      const y = baseY - Math.max(toHeight(value), t === 0.5 ? tallest : 0) - 4;
      // A value away from its ordinate would be misread: it is at most a quarter of the range beside it, or beyond the
      // end. The value of the middle, which has room on both sides, may be three eighths away.
      const reach = Math.min(REACH_PX, (x1 - x0) / 4);
      const inward = t === 0.5 ? 0 : Math.min(26, reach) * (t === 0 ? 1 : -1);
      const asides = t === 0.5 ? [-reach, reach, 1.5 * reach] : [-1.3 * inward, -2 * inward];
      return {
        key: `${key}-q${t}`,
        text: format(Math.abs(value)),
        role: 'load' as const,
        priority,
        places: [
          { x: at(t) + inward, y },
          { x: at(t), y },
          ...[14, 28].map((rise) => ({ x: at(t) + inward, y: y - rise })),
          ...asides.map((aside) => ({ x: at(t) + aside, y })),
          ...asides.map((aside) => ({ x: at(t) + aside, y: y - 14 })),
        ],
      };
    });
}
