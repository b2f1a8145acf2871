import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import { drawArrow, type DrawnNode, px } from '@eecs/ui-kit/layout';
import { type Camera, type Point, projectWay } from '../camera/camera.ts';
import { toItemKey } from '../editing/items.ts';
import type { Place } from '../editing/place.ts';
import { circle } from './drawJoints.ts';
import { BOARD_SIZES, type MarkSizes } from './markSizes.ts';
import { type Emphasis, type LoadMark, stateOf } from './scheme.ts';

/** Gaps between an arrow and its joint, and between two arrows of one direction, px. */
const GAP_PX = { joint: 1.5, next: 4 };
/** Objects within 45 degrees of an arrow obstruct it. */
const IN_THE_WAY = Math.SQRT1_2;
/** A vector that appears shorter than this fraction of its true length is seen end-on. */
const END_ON = 0.05;

/** Objects at a joint that an arrow avoids. */
export interface ArrowRoom {
  /** Unit vectors along the rods. */
  readonly rods: readonly Point[];
  /** The direction of the support; null if there is none. */
  readonly support: Point | null;
}

/** A drawn load: its nodes, its hit areas, the places of its value. */
export interface DrawnLoad {
  readonly node: DrawnNode;
  readonly mark: LoadMark;
  readonly labelAt: readonly Point[];
  /** The point that its value belongs to. */
  readonly end: Point;
  /** The border of a load along a rod, which no text may cross. @default the line of the arrow */
  readonly border?: readonly Point[];
}

/** Returns the direction of a joint's load as a unit vector of the document; its value may be negative. */
function wayOfLoad({ alpha, beta = 0 }: Pick<JointLoad, 'alpha' | 'beta'>): Place {
  const [a, b] = [(alpha * Math.PI) / 180, (beta * Math.PI) / 180];
  return { x: Math.cos(a) * Math.cos(b), y: Math.sin(a) * Math.cos(b), z: Math.sin(b) };
}

/**
 * Draws a force on a joint: its tip is at the joint if the room on its side is free; otherwise its tail is at the
 * joint. A force straight at the reader is a dot in a circle, one away from the reader a cross.
 */
export function drawJointLoad(
  load: JointLoad,
  {
    joint,
    index,
    at,
    camera,
    room,
    emphasis,
    step,
    sizes,
  }: {
    readonly joint: number;
    readonly index: number;
    readonly at: Point;
    readonly camera: Camera;
    readonly room: ArrowRoom;
    readonly emphasis: Emphasis;
    /** The number of earlier loads with the same direction at the joint. */
    readonly step: number;
    readonly sizes: MarkSizes;
  },
): DrawnLoad {
  const item = { kind: 'jointLoad', joint, index } as const;
  const key = toItemKey(item);
  const sign = load.c[0] < 0 ? -1 : 1;
  const way = wayOfLoad(load);
  const seen = projectWay(camera, { x: way.x * sign, y: way.y * sign, z: way.z * sign });
  const length = Math.hypot(seen.x, seen.y) / camera.scale;
  const attributes = { 'data-role': 'load', ...stateOf(key, emphasis) };
  if (length < END_ON) {
    const isToward =
      sign * (way.x * camera.basis.toward.x + way.y * camera.basis.toward.y + way.z * camera.basis.toward.z) >
      0;
    const d = circle(at, 8) + (isToward ? circle(at, 2) : crossIn(at, 5));
    return {
      node: { key, tag: 'path', attributes: { ...attributes, 'data-role': 'endOn', d } },
      mark: { item, from: at, to: at },
      labelAt: [{ x: at.x, y: at.y - 14 }],
      end: at,
    };
  }
  const unit = { x: seen.x / (length * camera.scale), y: seen.y / (length * camera.scale) };
  const { tail, tip } = placeArrow(at, unit, { ...room, step, sizes });
  // A zero load has no direction.
  const d =
    load.c[0] === 0
      ? `M${px(tail.x)} ${px(tail.y)}L${px(tip.x)} ${px(tip.y)}`
      : drawArrow(tail, tip, headOf(sizes));
  const end = tip === nearer(at, tip, tail) ? tail : tip;
  return {
    node: { key, tag: 'path', attributes: { ...attributes, d } },
    mark: { item, from: tail, to: tip },
    labelAt: placesBy(end, unit),
    end,
  };
}

function placeArrow(
  at: Point,
  unit: Point,
  { rods, support, step, sizes }: ArrowRoom & { readonly step: number; readonly sizes: MarkSizes },
): { readonly tail: Point; readonly tip: Point } {
  const lies = (way: Point, sign: 1 | -1): boolean => sign * (way.x * unit.x + way.y * unit.y) > IN_THE_WAY;
  const isSupported = (sign: 1 | -1): boolean => support !== null && lies(support, sign);
  const isTaken = (sign: 1 | -1): boolean => isSupported(sign) || rods.some((rod) => lies(rod, sign));
  const isHanging = isTaken(-1) && !isTaken(1);
  const clear = isSupported(-1) && !isHanging ? sizes.anchor : 0;
  const gap = sizes.joint + GAP_PX.joint + clear + step * (sizes.arrow + GAP_PX.next);
  const go = (distance: number): Point => ({ x: at.x + unit.x * distance, y: at.y + unit.y * distance });
  return isHanging
    ? { tail: go(gap), tip: go(gap + sizes.arrow) }
    : { tip: go(-gap), tail: go(-gap - sizes.arrow) };
}

/** Returns the size of an arrow's head relative to the usual one, so that a short arrow is not a blot. */
function headOf({ arrow }: MarkSizes): number {
  return Math.min(1, Math.max(0.6, arrow / BOARD_SIZES.arrow));
}

function nearer(at: Point, a: Point, b: Point): Point {
  return Math.hypot(a.x - at.x, a.y - at.y) <= Math.hypot(b.x - at.x, b.y - at.y) ? a : b;
}

/**
 * Centres and baselines beside the free end of an arrow; farther along it if neighbouring arrows are closer than values
 * are wide.
 */
function placesBy({ x, y }: Point, { x: ux }: Point): readonly Point[] {
  const side = Math.abs(ux) > IN_THE_WAY;
  const beyond = side
    ? [
        { x, y: y - 6 },
        { x, y: y + 16 },
      ]
    : [];
  return [
    ...beyond,
    { x, y: y - 5 },
    { x, y: y + 14 },
    { x: x + 34, y: y + 4 },
    { x: x - 34, y: y + 4 },
    { x: x + 34, y: y - 12 },
    { x: x - 34, y: y - 12 },
    { x, y: y - 21 },
    { x, y: y + 30 },
    { x: x + 34, y: y + 22 },
    { x: x - 34, y: y + 22 },
  ];
}

function crossIn({ x, y }: Point, half: number): string {
  return `M${px(x - half)} ${px(y - half)}L${px(x + half)} ${px(y + half)}M${px(x - half)} ${px(y + half)}L${px(x + half)} ${px(y - half)}`;
}

/** Height of the envelope of a load along a rod, as a fraction of an arrow. */
const ENVELOPE = 22 / 40;
const ARROW_PITCH_PX = 22;

/** Draws a load along a rod as an envelope beside it, with arrows in its direction. */
export function drawLinkLoad(
  load: LinkLoad,
  {
    link,
    index,
    ends,
    length,
    camera,
    emphasis,
    sizes,
  }: {
    readonly link: number;
    readonly index: number;
    readonly ends: readonly [Point, Point];
    /** Length of the rod, in the unit of the document. */
    readonly length: number;
    readonly camera: Camera;
    readonly emphasis: Emphasis;
    readonly sizes: MarkSizes;
  },
): DrawnLoad {
  const item = { kind: 'linkLoad', link, index } as const;
  const key = toItemKey(item);
  const [x0, x1] = load.x ?? [0, length];
  const [a, b] = ends;
  const on = (place: number): Point => {
    const share = length === 0 ? 0 : place / length;
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  };
  // A mass acts downwards whatever its direction field.
  const way = load.className === 'DistributedMass' ? { x: 0, y: 1, z: 0 } : wayOfLoad({ alpha: load.alpha });
  const seen = projectWay({ basis: camera.basis, scale: 1 }, way);
  const greatest = Math.max(...load.y.map(Math.abs)) || 1;
  const values = load.className === 'DistributedMass' ? load.y.map((value) => -value) : load.y;
  const ordinate = (share: number): number => quadratic(values, share) / greatest;
  const tip = (share: number): Point => on(x0 + (x1 - x0) * share);
  // Arrows end on the rod: their tails form the envelope.
  const tail = (share: number): Point => {
    const { x, y } = tip(share);
    const size = ordinate(share) * ENVELOPE * sizes.arrow;
    return { x: x - seen.x * size, y: y - seen.y * size };
  };
  const [from, to] = [tip(0), tip(1)];
  const span = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(2, Math.min(40, Math.round(span / ARROW_PITCH_PX) + 1));
  const shares = Array.from({ length: count }, (_, k) => k / (count - 1));
  const outline = [tail(0), ...shares.slice(1).map(tail)];
  // The path runs forth and back, because the fill, which is for the arrows, closes it.
  const border = [...outline, ...outline.slice(0, -1).reverse()]
    .map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`)
    .join('');
  const arrows = shares
    .filter((share) => Math.abs(ordinate(share)) > 0.2)
    .map((share) => drawArrow(tail(share), tip(share), 0.8 * headOf(sizes)))
    .join('');
  const outward = Math.sign(ordinate(0.5) || 1);
  return {
    node: {
      key,
      tag: 'path',
      attributes: {
        'data-role': load.className === 'DistributedMass' ? 'mass' : 'load',
        ...stateOf(key, emphasis),
        d: border + arrows,
      },
    },
    mark: { item, from: tail(0), to: tail(1), feet: [from, to] },
    end: tail(0.5),
    labelAt: placesAlong({ tip, tail }, { x: -seen.x * outward, y: -seen.y * outward }),
    border: outline,
  };
}

/**
 * Distances of a value from the border, px: on a slope a long one finds room only farther off, but not beyond others.
 */
const AWAY_PX = [10, 20, 32, 44, 58, 74];
/** Positions: in the middle first, then towards the ends. */
const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8];

/**
 * Returns places (middle and baseline) for a value: over the border, farther off, and finally on the other side of the
 * rod.
 */
function placesAlong(
  { tip, tail }: Readonly<Record<'tip' | 'tail', (share: number) => Point>>,
  outward: Point,
): readonly Point[] {
  const across = acrossRod(tip(0), tip(1), outward);
  const go = ({ x, y }: Point, away: number, way: Point): Point => ({
    x: x + way.x * away,
    y: y + way.y * away + 4,
  });
  return [
    go(tail(0.5), 10, outward),
    ...AWAY_PX.flatMap((away) => SHARES.map((share) => go(tail(share), away, across))),
    ...AWAY_PX.flatMap((away) => SHARES.map((share) => go(tip(share), -away, across))),
  ];
}

/** Returns the unit vector across a rod on the side of the border; upwards for a load along the rod. */
function acrossRod(from: Point, to: Point, outward: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const across = { x: dy / length, y: -dx / length };
  const side = across.x * outward.x + across.y * outward.y;
  const sign = (Math.abs(side) > 1e-6 ? side : -across.y) < 0 ? -1 : 1;
  return { x: across.x * sign, y: across.y * sign };
}

function quadratic([y0 = 0, y1 = 0, y2 = 0]: readonly number[], share: number): number {
  return y0 * (1 - share) * (1 - 2 * share) + 4 * y1 * share * (1 - share) + y2 * share * (2 * share - 1);
}
