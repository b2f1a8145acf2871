import type { Camera } from './boardPort.ts';
import type { BoardPoint } from './toBoardPoint.ts';

/** Two fingers on a board: their distance along its axes, and their midpoint, px. */
export interface Pinch {
  readonly kind: 'pinch';
  readonly distance: number;
  readonly middle: BoardPoint;
}

/** The fingers on a board. */
export interface Touches {
  /** Takes down a finger; the first of several ends what is still known of fingers before it. */
  readonly add: (event: PointerEvent, point: BoardPoint) => void;
  readonly move: (event: PointerEvent, point: BoardPoint) => void;
  readonly lift: (event: PointerEvent) => void;
  /** The first two, or null with fewer. */
  readonly readPinch: () => Pinch | null;
  readonly count: () => number;
}

/** Creates the record of the fingers on one board. */
export function createTouches(axes: Camera['axes']): Touches {
  const points = new Map<number, BoardPoint>();
  return {
    add: (event, point) => {
      // One that left without a word would make every later touch a pinch.
      if (event.isPrimary) points.clear();
      points.set(event.pointerId, point);
    },
    move: (event, point) => {
      if (points.has(event.pointerId)) points.set(event.pointerId, point);
    },
    lift: (event) => void points.delete(event.pointerId),
    readPinch: () => {
      const [a, b] = [...points.values()];
      if (a === undefined || b === undefined) return null;
      const distance = Math.hypot(a.x - b.x, axes === 'x' ? 0 : a.y - b.y);
      return { kind: 'pinch', distance, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
    },
    count: () => points.size,
  };
}
