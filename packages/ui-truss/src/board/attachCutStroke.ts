import { toBoardPoint } from '@eecs/ui-kit/editor';
import { crossRods } from '../hand/crossRods.ts';
import { cutAtom, cutLineAtom, isCuttingAtom } from '../state/cut.ts';
import { shownDocumentAtom } from '../state/sessionAtoms.ts';
import type { BoardSurface } from './boardSurface.ts';

/**
 * Cuts the rods that a stroke over the board crosses, from press to release, while cutting is active; no other gesture
 * of the board begins then. Returns the function that detaches it.
 */
export function attachCutStroke(
  svg: SVGSVGElement,
  { store, getScheme, getCamera }: Pick<BoardSurface, 'store' | 'getScheme' | 'getCamera'>,
): () => void {
  let isStroke = false;
  const toPoint = (event: PointerEvent) => toBoardPoint(event, svg, getCamera().width);

  const press = (event: PointerEvent): void => {
    if (!store.get(isCuttingAtom) || event.button !== 0) return;
    event.stopImmediatePropagation();
    isStroke = true;
    svg.setPointerCapture(event.pointerId);
    const from = toPoint(event);
    store.set(cutLineAtom, { from, to: from });
  };
  const move = (event: PointerEvent): void => {
    const line = store.get(cutLineAtom);
    if (store.get(isCuttingAtom)) event.stopImmediatePropagation();
    if (isStroke && line !== null) store.set(cutLineAtom, { from: line.from, to: toPoint(event) });
  };
  const lift = (event: PointerEvent): void => {
    if (!isStroke) return;
    event.stopImmediatePropagation();
    isStroke = false;
    const line = store.get(cutLineAtom);
    store.set(cutLineAtom, null);
    if (line === null) return;
    const rods = crossRods(store.get(shownDocumentAtom).links, getScheme().points, line);
    // A click without a stroke leaves cutting active.
    if (rods.length === 0) return;
    store.set(cutAtom, { rods, joint: null });
    store.set(isCuttingAtom, false);
  };
  const drop = (): void => {
    isStroke = false;
    store.set(cutLineAtom, null);
  };
  const showReady = (): void => {
    if (store.get(isCuttingAtom)) svg.dataset['cutting'] = '';
    else delete svg.dataset['cutting'];
  };

  const ends = new AbortController();
  const how = { capture: true, signal: ends.signal };
  svg.addEventListener('pointerdown', press, how);
  svg.addEventListener('pointermove', move, how);
  svg.addEventListener('pointerup', lift, how);
  svg.addEventListener('pointercancel', drop, how);
  const stop = store.sub(isCuttingAtom, showReady);
  showReady();
  return () => {
    ends.abort();
    stop();
  };
}
