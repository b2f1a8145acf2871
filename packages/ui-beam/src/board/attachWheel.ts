import type { KitStore } from '@eecs/ui-kit';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { panAtom, viewAtom, zoomAtom } from '../state/view.ts';
import { toBoardPoint } from '@eecs/ui-kit/editor';

/** How far the wheel turns, px, for a magnification by e. */
const ZOOM_PX = 300;

/**
 * Magnifies what is under the pointer by Ctrl and the wheel, and moves a magnified board sideways. Anything else is
 * left to the page, which scrolls. Returns what ends it.
 */
export function attachWheel(
  svg: SVGSVGElement,
  { store, getScheme }: { readonly store: KitStore; readonly getScheme: () => Scheme },
): () => void {
  function handleWheel(event: WheelEvent): void {
    const { scale, width } = getScheme();
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const about = scale.toWorld(toBoardPoint(event, svg, width).x);
      store.set(zoomAtom, { factor: Math.exp(-event.deltaY / ZOOM_PX), about });
      return;
    }
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (store.get(viewAtom) === null || Math.abs(sideways) <= Math.abs(event.shiftKey ? 0 : event.deltaY))
      return;
    event.preventDefault();
    store.set(panAtom, sideways / scale.factor);
  }

  svg.addEventListener('wheel', handleWheel, { passive: false });
  return () => svg.removeEventListener('wheel', handleWheel);
}
