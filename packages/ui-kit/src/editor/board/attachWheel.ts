import type { BoardPort } from './boardPort.ts';
import { toBoardPoint } from './toBoardPoint.ts';

/** The turn of the wheel, px, that magnifies by e. */
const ZOOM_PX = 300;
/** Size in px of the wheel units pixel, line and page. */
const UNIT_PX = [1, 16, 400] as const;
/** A pointer that has been on the board for this long rests on it, ms. */
const REST_MS = 300;
/** Wheel events that follow each other faster than this are one gesture and stay with its first target, ms. */
const GESTURE_MS = 300;

/**
 * Zooms around the pointer by the wheel, and scrolls a zoomed board sideways. With Ctrl or ⌘ the wheel zooms at once.
 * The wheel alone zooms while the board has the focus, or a moment after the pointer was moved onto it: a page that
 * scrolls under a resting pointer keeps scrolling, and so does one whose board already shows everything. Returns the
 * function that detaches the listeners.
 */
export function attachWheel(
  svg: SVGSVGElement,
  { camera, getWidth }: Pick<BoardPort<never, never>, 'camera' | 'getWidth'>,
): () => void {
  const page = svg.ownerDocument;
  const ended = new AbortController();
  /** The time at which the pointer moved onto the board by itself. */
  let movedAt = Infinity;
  /** The times of the last wheel events of the page and of the board. */
  let passedAt = -Infinity;
  let takenAt = -Infinity;

  function handleWheel(event: WheelEvent): void {
    if (takes(event)) {
      event.preventDefault();
      takenAt = event.timeStamp;
    }
  }

  /** Moves or zooms; returns whether the page must not scroll. */
  function takes(event: WheelEvent): boolean {
    const from = toBoardPoint(event, svg, getWidth());
    const unit = UNIT_PX[event.deltaMode] ?? 1;
    const isFree = !event.ctrlKey && !event.metaKey;
    if (isFree) {
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
      if (!camera.isWhole() && Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) {
        camera.move({ from, to: { x: from.x - sideways * unit, y: from.y }, factor: 1 });
        return true;
      }
      if (!isMeant(event) || event.shiftKey || event.altKey) return false;
      if (camera.isWhole() && event.deltaY >= 0) return event.timeStamp - takenAt < GESTURE_MS;
    }
    camera.move({ from, to: from, factor: Math.exp((-event.deltaY * unit) / ZOOM_PX) });
    return true;
  }

  function isMeant({ timeStamp }: WheelEvent): boolean {
    if (timeStamp - takenAt < GESTURE_MS) return true;
    if (timeStamp - passedAt < GESTURE_MS) return false;
    return svg.matches(':focus-within') || timeStamp - movedAt > REST_MS;
  }

  /** Called for every wheel event on the page after the board; an event that nobody handled scrolls the page. */
  function handlePassed(event: WheelEvent): void {
    if (event.defaultPrevented) return;
    passedAt = event.timeStamp;
    movedAt = Infinity;
  }

  function handleMove(event: PointerEvent): void {
    // Scrolling may bring the board under a pointer that did not move.
    if (event.movementX !== 0 || event.movementY !== 0) movedAt = Math.min(movedAt, event.timeStamp);
  }

  const { signal } = ended;
  svg.addEventListener('wheel', handleWheel, { passive: false, signal });
  svg.addEventListener('pointermove', handleMove, { signal });
  svg.addEventListener('pointerleave', () => (movedAt = Infinity), { signal });
  page.addEventListener('wheel', handlePassed, { passive: true, signal });
  return () => ended.abort();
}
