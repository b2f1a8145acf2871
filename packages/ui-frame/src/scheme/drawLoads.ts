import type { FrameCase, FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import {
  LEAD_PX,
  type DrawnNode,
  type LabelBox,
  drawArrow,
  drawTurn,
  px,
  writeCarried,
} from '@eecs/ui-kit/layout';
import type { BoardPoint, SceneObject } from '@eecs/ui-kit/editor';
import { actsIn } from '../editing/loads.ts';
import { type FrameItem, toItemKey } from '../editing/items.ts';
import { type MemberAxes, alongAxis, axesAt, directionOf, pointOn } from './memberAxes.ts';
import { type Emphasis, type Layer, type SchemeTexts, path, placeBeside, stateOf } from './scheme.ts';

const ARROW_PX = 44;
const TURN_PX = 17;
/** Ordinates of distributed loads, px: the maximum, and the minimum at which arrows are visible. */
const ORDINATE = { most: 34, least: 6 };
/** Spacing of the arrows of a distributed load, px. */
const PITCH_PX = 18;
/** Distance of an arrow's tip from the axis of the member, px. */
const GAP_PX = 3;

/** The drawn loads of a frame, with their hit areas. */
export interface LoadLayer extends Layer {
  readonly objects: readonly SceneObject<FrameItem>[];
}

/** The parts of a board that drawing loads needs. */
export interface LoadGround {
  readonly points: readonly BoardPoint[];
  readonly axes: readonly (MemberAxes | null)[];
  readonly emphasis: Emphasis;
  readonly texts: SchemeTexts;
  /** The displayed case set: loads of others are faint. */
  readonly set: number | 'all';
}

/** Draws the loads on joints and members at their positions and in their directions. */
export function drawLoads(document: FrameCase, ground: LoadGround): LoadLayer {
  const { points, axes } = ground;
  const greatest = document.members.reduce(
    (most, { loads }) =>
      loads.reduce((now, load) => ('y' in load ? Math.max(now, ...load.y.map(Math.abs)) : now), most),
    0,
  );
  const drawn = [
    ...document.joints.flatMap(({ loads }, joint) =>
      loads.flatMap((load, index) => {
        const point = points[joint];
        if (point === undefined) return [];
        return drawPointLoad(load, {
          item: { kind: 'jointLoad', joint, index },
          point,
          way: directionOf(load.alpha, 0, 'global'),
        });
      }),
    ),
    ...document.members.flatMap(({ loads }, member) =>
      loads.flatMap((load, index) => {
        const own = axes[member];
        if (own === null || own === undefined) return [];
        const item: FrameItem = { kind: 'memberLoad', member, index };
        if ('y' in load) return drawDistributed(load, { item, own, greatest });
        const s = alongAxis(own, load.x);
        return drawPointLoad(load, {
          item,
          point: pointOn(own, s),
          way: directionOf(load.alpha, axesAt(own, s).turn, load.frame),
        });
      }),
    ),
  ];
  return {
    nodes: drawn.map(({ item, load, d }) => draw(item, load, d)),
    wishes: drawn.map(({ item, load, label, at }) => {
      const text = writeCarried(writeLoad(load, ground.texts), load);
      return {
        key: `${toItemKey(item)}-value`,
        text,
        role: 'load',
        priority: 3,
        places: label(text),
        anchor: { ...at, mostPx: LEAD_PX.usual },
      };
    }),
    obstacles: drawn.flatMap(({ boxes }) => boxes),
    objects: drawn.map(({ item, boxes }) => ({ item, boxes, handles: [] })),
  };

  function draw(item: FrameItem, load: AnyLoad, d: string): DrawnNode {
    const key = toItemKey(item);
    const isOutside = ground.set !== 'all' && !actsIn(document, load, ground.set);
    return path(key, load.className === 'DistributedMass' ? 'mass' : 'load', d, {
      ...(isOutside && { 'data-state': 'outside' }),
      ...stateOf(key, ground.emphasis),
    });
  }
}

type AnyLoad = FrameJointLoad | MemberLoad;

interface DrawnLoad {
  readonly item: FrameItem;
  readonly load: AnyLoad;
  readonly d: string;
  readonly boxes: readonly LabelBox[];
  /** The point that its label belongs to. */
  readonly at: BoardPoint;
  /** The possible positions of its label, best first. */
  readonly label: (text: string) => readonly BoardPoint[];
}

function writeLoad(load: AnyLoad, texts: SchemeTexts): string {
  if ('c' in load)
    return load.className === 'BendingMoment'
      ? texts.moment(Math.abs(load.c[0]))
      : texts.force(Math.abs(load.c[0]));
  const write = load.className === 'DistributedMass' ? texts.mass : texts.distributed;
  const [first, , last] = load.y;
  return first === last ? write(Math.abs(first)) : `${write(Math.abs(first))} … ${write(Math.abs(last))}`;
}

function drawPointLoad(
  load: FrameJointLoad | Extract<MemberLoad, { c: unknown }>,
  { item, point, way }: { readonly item: FrameItem; readonly point: BoardPoint; readonly way: BoardPoint },
): DrawnLoad[] {
  const value = load.c[0];
  if (load.className === 'BendingMoment') {
    const [from, to] = value < 0 ? [225, -45] : [-45, 225];
    const boxes = [around(point, TURN_PX)];
    return [
      {
        item,
        load,
        d: drawTurn(point, { radius: TURN_PX, from, to, size: 1 }),
        boxes,
        at: point,
        label: (text) =>
          [
            { x: 1, y: 0 },
            { x: -1, y: 0 },
            { x: 0, y: -1 },
            { x: 0, y: 1 },
          ].map((way) => placeBeside(point, way, { text, gap: TURN_PX + 5 })),
      },
    ];
  }
  const sign = value < 0 ? -1 : 1;
  const tip = { x: point.x - way.x * sign * GAP_PX, y: point.y - way.y * sign * GAP_PX };
  const tail = { x: tip.x - way.x * sign * ARROW_PX, y: tip.y - way.y * sign * ARROW_PX };
  const back = { x: -way.x * sign, y: -way.y * sign };
  return [
    {
      item,
      load,
      d: drawArrow(tail, tip),
      boxes: coverLine(tail, tip, 3),
      at: tail,
      label: (text) =>
        [back, { x: -way.y, y: way.x }, { x: way.y, y: -way.x }].map((to) =>
          placeBeside(tail, to, { text, gap: 5 }),
        ),
    },
  ];
}

/** Draws a row of arrows below the line of its ordinates. */
function drawDistributed(
  load: Extract<MemberLoad, { y: unknown }>,
  { item, own, greatest }: { readonly item: FrameItem; readonly own: MemberAxes; readonly greatest: number },
): DrawnLoad[] {
  const [x0, x1] = load.x ?? [0, own.length];
  const isMass = load.className === 'DistributedMass';
  const wayAt = (s: number): BoardPoint =>
    isMass ? { x: 0, y: 1 } : directionOf(load.alpha, axesAt(own, s).turn, load.frame);
  const [y0, y1, y2] = load.y;
  const at = (share: number): number =>
    y0 * (1 - share) * (1 - 2 * share) + 4 * y1 * share * (1 - share) + y2 * share * (2 * share - 1);
  const size = (value: number): number =>
    greatest === 0
      ? 0
      : Math.sign(value) * Math.max(ORDINATE.least, (Math.abs(value) / greatest) * ORDINATE.most);
  const [s0, s1] = [alongAxis(own, x0), alongAxis(own, x1)];
  const count = Math.max(2, Math.ceil(((s1 - s0) * own.px) / own.length / PITCH_PX) + 1);
  const shares = Array.from({ length: count }, (_, k) => k / (count - 1));
  const stands = shares.map((share) => {
    const s = s0 + (s1 - s0) * share;
    const foot = pointOn(own, s);
    const way = wayAt(s);
    const along = own.curve?.placeAt(s).x ?? s;
    const value = at((along - x0) / (x1 - x0));
    const sign = value < 0 ? -1 : 1;
    const tip = { x: foot.x - way.x * sign * GAP_PX, y: foot.y - way.y * sign * GAP_PX };
    const reach = value === 0 ? 0 : size(value);
    return { tip, tail: { x: tip.x - way.x * reach, y: tip.y - way.y * reach }, reach: Math.abs(reach) };
  });
  const line = stands.map(({ tail }, k) => `${k === 0 ? 'M' : 'L'}${px(tail.x)} ${px(tail.y)}`).join('');
  const back = [...stands]
    .reverse()
    .slice(1)
    .map(({ tail }) => `L${px(tail.x)} ${px(tail.y)}`)
    .join('');
  const arrows = stands
    .filter(({ reach }) => reach > ORDINATE.least / 2)
    .map(({ tail, tip, reach }) => drawArrow(tail, tip, reach < 14 ? 0.6 : 0.8))
    .join('');
  const middle = stands[Math.floor(count / 2)];
  const boxes = stands.slice(1).map(({ tip, tail }, k) => cover([tip, tail, stands[k]?.tail ?? tail]));
  const sign = Math.sign(at(0.5) || 1);
  const way = wayAt((s0 + s1) / 2);
  return [
    {
      item,
      load,
      d: `${line}${back}${arrows}`,
      boxes,
      at: middle?.tail ?? own.a,
      label: (text) =>
        middle === undefined
          ? []
          : [5, 18, -46].map((gap) =>
              placeBeside(middle.tail, { x: -way.x * sign, y: -way.y * sign }, { text, gap }),
            ),
    },
  ];
}

/** Returns a box around a point. */
export function around({ x, y }: BoardPoint, rim: number): LabelBox {
  return { x0: x - rim, y0: y - rim, x1: x + rim, y1: y + rim };
}

function cover(points: readonly BoardPoint[]): LabelBox {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Returns small boxes along a line, because a single box around a diagonal would be too large. */
export function coverLine(from: BoardPoint, to: BoardPoint, rim: number, pitch = 14): LabelBox[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / pitch));
  const on = (k: number): BoardPoint => ({
    x: from.x + ((to.x - from.x) * k) / count,
    y: from.y + ((to.y - from.y) * k) / count,
  });
  return Array.from({ length: count }, (_, k) => {
    const box = cover([on(k), on(k + 1)]);
    return { x0: box.x0 - rim, y0: box.y0 - rim, x1: box.x1 + rim, y1: box.y1 + rim };
  });
}
