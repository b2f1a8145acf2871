import type { BoardPort } from './boardPort.ts';
import { toBoardPoint } from './toBoardPoint.ts';

/** How far the wheel turns, px, for a magnification by e. */
const ZOOM_PX = 300;

/**
 * Magnifies what is under the pointer by Ctrl and the wheel, and moves a magnified board sideways. Anything else is
 * left to the page, which scrolls. Returns what ends it.
 */
export function attachWheel(
  svg: SVGSVGElement,
  { camera, getWidth }: Pick<BoardPort<never, never>, 'camera' | 'getWidth'>,
): () => void {
  function handleWheel(event: WheelEvent): void {
    const from = toBoardPoint(event, svg, getWidth());
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      camera.move({ from, to: from, factor: Math.exp(-event.deltaY / ZOOM_PX) });
      return;
    }
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (camera.isWhole() || Math.abs(sideways) <= Math.abs(event.shiftKey ? 0 : event.deltaY)) return;
    event.preventDefault();
    camera.move({ from, to: { x: from.x - sideways, y: from.y }, factor: 1 });
  }

  svg.addEventListener('wheel', handleWheel, { passive: false });
  return () => svg.removeEventListener('wheel', handleWheel);
}
