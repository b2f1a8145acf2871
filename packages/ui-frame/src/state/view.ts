import { atom } from 'jotai/vanilla';
import { type Zoom, createViewAtom } from '@eecs/ui-kit/editor';
import { documentAtom, isDraftedAtom, openingAtom, shownDocumentAtom } from './sessionAtoms.ts';
import { type Extent, getExtent } from '../editing/extent.ts';

/** The extent of an empty board, and the smallest one: m, or in. */
const EMPTY: Readonly<Record<0 | 1, Extent>> = {
  0: { x0: -2, x1: 10, y0: -1, y1: 6 },
  1: { x0: -72, x1: 396, y0: -36, y1: 240 },
};

const heldExtentAtom = atom<{ readonly key: string; readonly extent: Extent } | null>(null);

/** Identifies the document and the units of an extent. */
const extentKeyAtom = atom((get) => `${get(openingAtom)} ${get(documentAtom).units.system}`);

/**
 * The part of the plane that the whole view shows. It is constant while a frame is drawn inside it, so that no press
 * moves the drawing; a frame that grows beyond it, or `fit`, sets a new one.
 */
export const wholeAtom = atom((get): Extent => {
  const held = get(heldExtentAtom);
  const document = get(documentAtom);
  const { units } = document;
  const own = getExtent(document);
  const kept = held?.key === get(extentKeyAtom) ? held.extent : own === null ? EMPTY[units.system] : null;
  if (kept !== null && (own === null || isInside(own, kept))) return kept;
  return own === null ? EMPTY[units.system] : pad(own);
});

function isInside(own: Extent, kept: Extent): boolean {
  return own.x0 >= kept.x0 && own.x1 <= kept.x1 && own.y0 >= kept.y0 && own.y1 <= kept.y1;
}

/** A drawing without height or width needs some space in that direction. */
function pad({ x0, x1, y0, y1 }: Extent): Extent {
  const size = Math.max(x1 - x0, y1 - y0, 1e-6);
  const grow = (from: number, to: number): readonly [number, number] => {
    const lack = Math.max(0, 0.3 * size - (to - from)) / 2;
    return [from - lack, to + lack];
  };
  const [left, right] = grow(x0, x1);
  const [low, high] = grow(y0, y1);
  return { x0: left, x1: right, y0: low, y1: high };
}

/** Freezes the current extent while a tool draws; false lets the board fit again. */
export const holdExtentAtom = atom(null, (get, set, isHeld: boolean) => {
  if (!isHeld) set(heldExtentAtom, null);
  else if (get(heldExtentAtom)?.key !== get(extentKeyAtom))
    set(heldExtentAtom, { key: get(extentKeyAtom), extent: get(wholeAtom) });
});

const viewAtom = createViewAtom<Extent>((get) => get(extentKeyAtom));

/** Limits of a view relative to the whole. */
const ZOOM = { closest: 1 / 200, farthest: 20 };

const zoomAtom = atom(null, (get, set, { factor, about = {} }: Zoom) => {
  const whole = get(wholeAtom);
  const view = get(viewAtom) ?? whole;
  const size = (view.x1 - view.x0) / factor / (whole.x1 - whole.x0);
  if (size < ZOOM.closest || size > ZOOM.farthest) return;
  const { x = (view.x0 + view.x1) / 2, y = (view.y0 + view.y1) / 2 } = about;
  set(viewAtom, {
    x0: x - (x - view.x0) / factor,
    x1: x + (view.x1 - x) / factor,
    y0: y - (y - view.y0) / factor,
    y1: y + (view.y1 - y) / factor,
  });
});

const panAtom = atom(null, (get, set, { x, y = 0 }: { readonly x: number; readonly y?: number }) => {
  const view = get(viewAtom) ?? get(wholeAtom);
  set(viewAtom, { x0: view.x0 + x, x1: view.x1 + x, y0: view.y0 + y, y1: view.y1 + y });
});

/**
 * The camera of the board. Unlike that of a beam it may leave the frame, because new objects are drawn outside it. A
 * null view shows everything.
 */
export const camera = { viewAtom, zoomAtom, panAtom };

/** Shows the whole frame. */
export const fitAtom = atom(null, (_, set) => {
  set(holdExtentAtom, false);
  set(viewAtom, null);
});

/** Shows the whole frame that a typed line previews, otherwise the present frame. */
export const fitShownAtom = atom(null, (get, set) => {
  set(fitAtom);
  const own = get(isDraftedAtom) ? getExtent(get(shownDocumentAtom)) : null;
  if (own !== null) set(viewAtom, pad(own));
});
