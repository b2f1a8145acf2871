import { type PointerEvent, useRef } from 'react';

const SHORTEST_PX = 48;
const LONGEST_MS = 300;

interface Start {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Returns handlers that detect a flick with one finger: 1 to the left, for the next item, -1 to the right. */
export function useFlick(onFlick: (step: 1 | -1) => void): {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onPointerUpCapture: (event: PointerEvent) => void;
} {
  const start = useRef<Start | null>(null);
  return {
    onPointerDownCapture: (event) => {
      const isFinger = event.pointerType === 'touch' && event.isPrimary;
      start.current = isFinger
        ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
        : null;
    },
    onPointerUpCapture: (event) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId || event.timeStamp - from.at > LONGEST_MS) return;
      const dx = event.clientX - from.x;
      if (Math.abs(dx) < SHORTEST_PX || Math.abs(dx) < 2 * Math.abs(event.clientY - from.y)) return;
      onFlick(dx < 0 ? 1 : -1);
    },
  };
}
