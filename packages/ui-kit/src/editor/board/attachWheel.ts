import type { BoardPort } from './boardPort.ts';
import { toBoardPoint } from './toBoardPoint.ts';

/** How far the wheel turns, px, for a magnification by e. */
const ZOOM_PX = 300;
/** Lines and pages of wheels that do not count in px. */
const UNIT_PX = [1, 16, 400] as const;
/** A pointer rests on the board from here on. */
const REST_MS = 300;
/** Turns of the wheel that follow each other faster than this are one gesture, which stays with what it began on. */
const GESTURE_MS = 300;

/**
 * Magnifies what is under the pointer by the wheel, and moves a magnified board sideways. Ctrl or ⌘ and the wheel does
 * so at once. The wheel alone does so while the board has the focus, or from a moment after the pointer was moved onto
 * it: a page that is scrolled under a pointer that lies still goes on scrolling, and so does one whose board already
 * shows everything. Returns what ends it.
 */
export function attachWheel(
  svg: SVGSVGElement,
  { camera, getWidth }: Pick<BoardPort<never, never>, 'camera' | 'getWidth'>,
): () => void {
  const page = svg.ownerDocument;
  const ended = new AbortController();
  /** Since when the pointer is here by a movement of its own. */
  let movedAt = Infinity;
  /** When the wheel was last turned, for the page and for the board. */
  let passedAt = -Infinity;
  let takenAt = -Infinity;

  function handleWheel(event: WheelEvent): void {
    if (takes(event)) {
      event.preventDefault();
      takenAt = event.timeStamp;
    }
  }

  /** Moves or magnifies, and returns whether the page is to stay where it is. */
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
    // A page that is scrolled brings the board under a pointer that did not move.
    if (event.movementX !== 0 || event.movementY !== 0) movedAt = Math.min(movedAt, event.timeStamp);
  }

  const { signal } = ended;
  svg.addEventListener('wheel', handleWheel, { passive: false, signal });
  svg.addEventListener('pointermove', handleMove, { signal });
  svg.addEventListener('pointerleave', () => (movedAt = Infinity), { signal });
  page.addEventListener('wheel', handlePassed, { passive: true, signal });
  return () => ended.abort();
}
