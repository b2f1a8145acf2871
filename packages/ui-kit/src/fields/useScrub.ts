import { type PointerEvent, useEffect, useRef } from 'react';

/** Distance of the pointer for one increment, px. */
const STEP_PX = 6;

export interface ScrubHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  /** A drag is not a click: the field of the label is not focused. */
  readonly onClick: (event: { preventDefault: () => void }) => void;
}

/**
 * Turns dragging a label right or left into increments of its field, Shift tenfold, Alt a tenth; Esc cancels, and the
 * secondary button is left to the browser. Reports the number of increments since the start on each change, and at the
 * end.
 */
export function useScrub({
  onMove,
  onEnd,
  onCancel,
}: {
  readonly onMove: (increments: number) => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}): ScrubHandlers {
  const start = useRef<number | null>(null);
  const last = useRef(0);
  const wasDragged = useRef(false);
  const stopListening = useRef<() => void>(() => undefined);

  // Removes the listeners if the field unmounts during a drag.
  useEffect(() => () => stopListening.current(), []);

  function stop(): boolean {
    const isMoved = start.current !== null && wasDragged.current;
    start.current = null;
    stopListening.current();
    return isMoved;
  }

  /** The focus may be anywhere during a drag, and Esc then cancels the drag. */
  function listenForEscape(document: Document): void {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (stop()) onCancel();
    };
    stopListening.current();
    document.addEventListener('keydown', listen, { capture: true });
    stopListening.current = () => document.removeEventListener('keydown', listen, { capture: true });
  }

  return {
    onPointerDown: (event) => {
      wasDragged.current = false;
      // A finger scrolls the page.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      start.current = event.clientX;
      last.current = 0;
      event.currentTarget.setPointerCapture(event.pointerId);
      listenForEscape(event.currentTarget.ownerDocument);
    },
    onPointerMove: (event) => {
      if (start.current === null) return;
      const size = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      const steps = Math.trunc((event.clientX - start.current) / STEP_PX) * size;
      if (steps === last.current) return;
      last.current = steps;
      wasDragged.current = true;
      onMove(steps);
    },
    onPointerUp: () => {
      if (stop()) onEnd();
    },
    onPointerCancel: () => {
      if (stop()) onCancel();
    },
    onClick: (event) => {
      if (wasDragged.current) event.preventDefault();
    },
  };
}
