import type { PointLoad } from '@eecs/solver-core';
import {
  createMark,
  drawArrow,
  drawTurn,
  getTakenWidth,
  type Handle,
  type LabelBox,
  type LabelWish,
  type Mark,
  type Point,
  px,
} from '@eecs/ui-kit/layout';

export interface PointDrawing {
  readonly marks: readonly Mark[];
  readonly label: LabelWish;
  readonly obstacles: readonly LabelBox[];
  /** The handle of the value. */
  readonly handle: Handle;
}

const AXIAL = { length: 46, above: 10 };
const ARC = { radius: 17 };

/** Draws a point load or moment at its place: pushing loads end at the beam, pulling ones begin there. */
export function drawPointLoad(
  load: PointLoad,
  {
    key,
    x,
    axisY,
    rise,
    text,
    color,
    turn = 0,
  }: {
    readonly key: string;
    /** Its own colour, replacing the ink of all loads. */
    readonly color?: string | undefined;
    /** The angle by which it is drawn rotated relative to its own angle, degrees. @default 0 */
    readonly turn?: number;
    /** Its place and the height of the beam's axis, px. */
    readonly x: number;
    readonly axisY: number;
    /** Height of a vertical arrow above the axis. */
    readonly rise: number;
    readonly text: string;
  },
): PointDrawing {
  if (load.c[0] === 0) return drawNothing({ key, x, axisY, text, color });
  if (load.className === 'BendingMoment') return drawMoment(load, { key, x, axisY, text, color });
  const angle = ((load.alpha + turn) * Math.PI) / 180;
  const sign = Math.sign(load.c[0]) || 1;
  const dx = Math.cos(angle) * sign;
  const dy = Math.sin(angle) * sign;
  if (Math.abs(dy) < 0.17) return drawAxial({ key, x, axisY, text, color, direction: Math.sign(dx) });
  // The arrow stays above the beam, in either direction, so that it never crosses a support.
  const foot = { x, y: axisY - 2 };
  const slope = dx / dy;
  const reach = Math.min(rise, rise * Math.abs(dy) + 14);
  const top = {
    x: x + slope * reach * (Math.abs(slope) > 1.2 ? 1.2 / Math.abs(slope) : 1),
    y: axisY - reach,
  };
  const arrow = dy < 0 ? drawArrow(top, foot) : drawArrow(foot, top);
  return {
    marks: [createMark(`${key}-arrow`, 'load', arrow, color)],
    obstacles: coverLine(top, foot),
    handle: { part: 'value', ...top },
    label: {
      key: `${key}-value`,
      text,
      role: 'load',
      priority: 80,
      places: listPlacesAround(top, text),
    },
  };
}

/** A zero load has no direction: it is drawn as a dashed stem, by which it can still be selected and increased. */
function drawNothing(at: {
  readonly key: string;
  readonly x: number;
  readonly axisY: number;
  readonly text: string;
  readonly color: string | undefined;
}): PointDrawing {
  const foot = { x: at.x, y: at.axisY - 2 };
  const top = { x: at.x, y: foot.y - STEM.dash * (2 * STEM.dashes - 1) };
  const dashes = Array.from({ length: STEM.dashes }, (_, dash) => {
    const y = foot.y - 2 * STEM.dash * dash;
    return `M${px(at.x)} ${px(y)}V${px(y - STEM.dash)}`;
  });
  return {
    marks: [createMark(`${at.key}-arrow`, 'load', dashes.join(''), at.color)],
    obstacles: coverLine(top, foot),
    handle: { part: 'value', ...top },
    label: {
      key: `${at.key}-value`,
      text: at.text,
      role: 'load',
      priority: 80,
      places: listPlacesAround(top, at.text),
    },
  };
}

/** Dashes of a stem: length of a dash and of the gap after it, px. */
const STEM = { dash: 4, dashes: 3 };

/**
 * Returns boxes along an arrow, half a text line high: one box round an inclined arrow would block much of the board
 * for labels.
 */
function coverLine(from: Point, to: Point): LabelBox[] {
  const parts = from.x === to.x ? 1 : 16;
  return Array.from({ length: parts }, (_, part) => {
    const x0 = from.x + ((to.x - from.x) * part) / parts;
    const x1 = from.x + ((to.x - from.x) * (part + 1)) / parts;
    const y0 = from.y + ((to.y - from.y) * part) / parts;
    return {
      x0: Math.min(x0, x1) - 3,
      y0,
      x1: Math.max(x0, x1) + 3,
      y1: y0 + Math.abs(to.y - from.y) / parts,
    };
  });
}

/** Lists places in order of preference: above the tail, beside it, a row or two higher. */
function listPlacesAround(top: { x: number; y: number }, text: string): { x: number; y: number }[] {
  const side = getTakenWidth(text) / 2 + 6;
  return [
    { x: top.x, y: top.y - 7 },
    { x: top.x + side, y: top.y + 8 },
    { x: top.x - side, y: top.y + 8 },
    { x: top.x, y: top.y - 20 },
    { x: top.x + side, y: top.y - 8 },
    { x: top.x - side, y: top.y - 8 },
    { x: top.x + side, y: top.y + 24 },
    { x: top.x - side, y: top.y + 24 },
    { x: top.x, y: top.y - 35 },
    { x: top.x + side + 12, y: top.y + 8 },
  ];
}

/** An axial force is just above the beam, so that the beam's own line stays clear. */
function drawAxial(at: {
  readonly key: string;
  readonly x: number;
  readonly axisY: number;
  readonly text: string;
  readonly color: string | undefined;
  readonly direction: number;
}): PointDrawing {
  const y = at.axisY - AXIAL.above;
  const end = at.x + at.direction * AXIAL.length;
  const arrow = drawArrow({ x: at.x, y }, { x: end, y });
  return {
    marks: [
      createMark(`${at.key}-arrow`, 'load', `${arrow}M${px(at.x)} ${px(y - 5)}V${px(y + 5)}`, at.color),
    ],
    handle: { part: 'value', x: end, y },
    obstacles: [{ x0: Math.min(at.x, end), y0: y - 4, x1: Math.max(at.x, end), y1: y + 4 }],
    label: {
      key: `${at.key}-value`,
      text: at.text,
      role: 'load',
      priority: 80,
      places: [0, -14, -28].flatMap((up) => [
        { x: (at.x + end) / 2, y: y - 8 + up },
        { x: end, y: y - 8 + up },
      ]),
    },
  };
}

/** Draws a moment as an arc round its place, open on the side of its head. */
function drawMoment(
  load: PointLoad,
  at: {
    readonly key: string;
    readonly x: number;
    readonly axisY: number;
    readonly text: string;
    readonly color: string | undefined;
  },
): PointDrawing {
  const isCcw = load.c[0] > 0;
  // The arc runs over the top from the lower right to the lower left; its head is at the end in the direction of
  // rotation.
  const [from, to] = isCcw ? [-50, 230] : [230, -50];
  const turn = drawTurn({ x: at.x, y: at.axisY }, { radius: ARC.radius, from, to, size: 0.9 });
  return {
    marks: [createMark(`${at.key}-arrow`, 'load', turn, at.color)],
    handle: { part: 'value', x: at.x, y: at.axisY - ARC.radius },
    obstacles: [
      {
        x0: at.x - ARC.radius,
        y0: at.axisY - ARC.radius,
        x1: at.x + ARC.radius,
        y1: at.axisY + ARC.radius,
      },
    ],
    label: {
      key: `${at.key}-value`,
      text: at.text,
      role: 'load',
      priority: 78,
      places: [
        { x: at.x, y: at.axisY - ARC.radius - 6 },
        { x: at.x + ARC.radius + 34, y: at.axisY - ARC.radius },
        { x: at.x - ARC.radius - 34, y: at.axisY - ARC.radius },
        { x: at.x, y: at.axisY - ARC.radius - 20 },
        { x: at.x + ARC.radius + 34, y: at.axisY + ARC.radius + 6 },
        { x: at.x - ARC.radius - 34, y: at.axisY + ARC.radius + 6 },
        { x: at.x, y: at.axisY + ARC.radius + 16 },
      ],
    },
  };
}
