import type { Camera } from './boardPort.ts';
import type { BoardPoint } from './toBoardPoint.ts';

/** Two fingers on a board: their distance along its axes, and their midpoint, px. */
export interface Pinch {
  readonly kind: 'pinch';
  readonly distance: number;
  readonly middle: BoardPoint;
}

/** The touches on a board. */
export interface Touches {
  /** Registers a touch; a first touch clears all earlier ones. */
  readonly add: (event: PointerEvent, point: BoardPoint) => void;
  readonly move: (event: PointerEvent, point: BoardPoint) => void;
  readonly lift: (event: PointerEvent) => void;
  /** Returns the pinch of the first two touches, or null if there are fewer. */
  readonly readPinch: () => Pinch | null;
  readonly count: () => number;
}

/** Creates the record of the touches on one board. */
export function createTouches(axes: Camera['axes']): Touches {
  const points = new Map<number, BoardPoint>();
  return {
    add: (event, point) => {
      // A touch whose end was not reported would turn every later one into a pinch.
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
