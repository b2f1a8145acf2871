import type { Support } from '@eecs/solver-core';
import {
  createMark,
  drawArrow,
  drawTurn,
  getTakenWidth,
  type LabelBox,
  type LabelWish,
  type Mark,
} from '@eecs/ui-kit/layout';

export type SettlementDirection = 'x' | 'y' | 'r';

/** Drawn displacement of a settled support, px, whatever its value. */
export const SETTLED_PX = 9;
/** Half the length of an arrow, its distance from the support, and its position below the axis. */
const ARROW = { half: 9, aside: 23, below: 25, sidewaysBelow: 42 };
const TURN = { radius: 25, spread: 24 };
const TEXT_GAP_PX = 6;
/** From the middle of a text to its baseline. */
const TEXT_DROP_PX = 4;
const TURN_TEXT_PX = 6;
/** Distance to the next place to try. */
const ROW_PX = 14;

export interface SettlementDrawing {
  readonly marks: readonly Mark[];
  readonly labels: readonly LabelWish[];
  readonly obstacles: readonly LabelBox[];
  /** Displacement of the drawn support. */
  readonly dx: number;
  readonly dy: number;
}

/**
 * Draws the settlement of a support: an arrow with its value for each direction, a rotation as an arc; null if there is
 * none.
 */
export function drawSettlement(
  { settlement }: Support,
  {
    key,
    x,
    axisY,
    isRightEnd,
    format,
  }: {
    readonly key: string;
    readonly x: number;
    readonly axisY: number;
    readonly isRightEnd: boolean;
    /** Writes the magnitude of a settlement with its unit. */
    readonly format: (value: number, direction: SettlementDirection) => string;
  },
): SettlementDrawing | null {
  const { x: sx = 0, y: sy = 0, r: sr = 0 } = settlement ?? {};
  if (sx === 0 && sy === 0 && sr === 0) return null;
  const side = isRightEnd ? -1 : 1;
  const marks: Mark[] = [];
  const labels: LabelWish[] = [];
  const obstacles: LabelBox[] = [];
  const add = (
    direction: SettlementDirection,
    value: number,
    { d, box }: { readonly d: string; readonly box: LabelBox },
  ): void => {
    const text = format(Math.abs(value), direction);
    const half = getTakenWidth(text) / 2 + TEXT_GAP_PX;
    // The label is beside the arrow; that of a rotation is above the beam, because the beam crosses the middle of its
    // arrow.
    const y = direction === 'r' ? axisY - TURN_TEXT_PX : (box.y0 + box.y1) / 2 + TEXT_DROP_PX;
    const right = { x: box.x1 + half, y };
    const left = { x: box.x0 - half, y };
    const places = side > 0 ? [right, left] : [left, right];
    const farther = places.map((place) => ({ ...place, y: y + (direction === 'r' ? -ROW_PX : ROW_PX) }));
    marks.push(createMark(`${key}-settled-${direction}`, 'settlement', d));
    obstacles.push(box);
    labels.push({
      key: `${key}-settlement-${direction}`,
      text,
      role: 'load',
      priority: 75,
      places: [...places, ...farther],
    });
  };
  if (sy !== 0) {
    const at = x + side * ARROW.aside;
    const [y0, y1] = [axisY + ARROW.below - ARROW.half, axisY + ARROW.below + ARROW.half];
    const d =
      sy < 0
        ? drawArrow({ x: at, y: y0 }, { x: at, y: y1 }, 0.7)
        : drawArrow({ x: at, y: y1 }, { x: at, y: y0 }, 0.7);
    add('y', sy, { d, box: { x0: at - 3, y0, x1: at + 3, y1 } });
  }
  if (sx !== 0) {
    const y = axisY + ARROW.sidewaysBelow;
    const by = ARROW.half * Math.sign(sx);
    const d = drawArrow({ x: x - by, y }, { x: x + by, y }, 0.7);
    add('x', sx, { d, box: { x0: x - ARROW.half, y0: y - 3, x1: x + ARROW.half, y1: y + 3 } });
  }
  if (sr !== 0) {
    const middle = side > 0 ? 0 : 180;
    const from = middle - TURN.spread * Math.sign(sr);
    const to = middle + TURN.spread * Math.sign(sr);
    const d = drawTurn({ x, y: axisY }, { radius: TURN.radius, from, to, size: 0.7 });
    const rise = TURN.radius * Math.sin((TURN.spread * Math.PI) / 180);
    const [inner, outer] = [x + side * (TURN.radius - 3), x + side * (TURN.radius + 3)];
    add('r', sr, {
      d,
      box: { x0: Math.min(inner, outer), y0: axisY - rise, x1: Math.max(inner, outer), y1: axisY + rise },
    });
  }
  return { marks, labels, obstacles, dx: SETTLED_PX * Math.sign(sx), dy: -SETTLED_PX * Math.sign(sy) };
}
