import type { KitStore, Scale } from '@eecs/ui-kit';
import { panAtom, zoomAtom } from '../state/view.ts';
import type { BoardPoint } from '@eecs/ui-kit/editor';

/** Two fingers on the board: how far apart they are along it, and what is between them, px. */
export interface Pinch {
  readonly kind: 'pinch';
  readonly distance: number;
  readonly middle: number;
}

/** Fingers nearer than this tell no magnification, px. */
const LEAST_PX = 1;

/** The fingers on a board. */
export interface Touches {
  /** Takes down a finger; the first of several ends what is still known of fingers before it. */
  readonly add: (event: PointerEvent, point: BoardPoint) => void;
  readonly move: (event: PointerEvent, toPoint: (event: PointerEvent) => BoardPoint) => void;
  readonly lift: (event: PointerEvent) => void;
  /** The first two, or null with fewer. */
  readonly readPinch: () => Pinch | null;
  readonly count: () => number;
}

/** Creates the record of the fingers on one board. */
export function createTouches(): Touches {
  const points = new Map<number, BoardPoint>();
  return {
    add: (event, point) => {
      // One that left without a word would make every later touch a pinch.
      if (event.isPrimary) points.clear();
      points.set(event.pointerId, point);
    },
    move: (event, toPoint) => {
      if (points.has(event.pointerId)) points.set(event.pointerId, toPoint(event));
    },
    lift: (event) => void points.delete(event.pointerId),
    readPinch: () => {
      const [a, b] = [...points.values()];
      if (a === undefined || b === undefined) return null;
      return { kind: 'pinch', distance: Math.abs(a.x - b.x), middle: (a.x + b.x) / 2 };
    },
    count: () => points.size,
  };
}

/** Magnifies and moves the view so that what was between two fingers still is. */
export function followPinch(store: KitStore, { before, now, scale }: PinchStep): void {
  if (before.distance < LEAST_PX) return;
  store.set(panAtom, (before.middle - now.middle) / scale.factor);
  store.set(zoomAtom, { factor: now.distance / before.distance, about: scale.toWorld(now.middle) });
}

interface PinchStep {
  readonly before: Pinch;
  readonly now: Pinch;
  readonly scale: Scale;
}
