import type { UnitSystem } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { documentAtom } from './sessionAtoms.ts';

/** The stretch of the beam between the insets of the board and of the diagrams, in the document's unit of length. */
export interface View {
  readonly x0: number;
  readonly x1: number;
}

/** The closest one can look: this part of the beam fills the board. */
const CLOSEST = 1 / 200;
/** A view that lacks no more than this part of the beam, the rounding of zooms, is the whole of it. */
const WHOLE = 1e-9;

const chosenAtom = atom<(View & { readonly system: UnitSystem }) | null>(null);

/** What part of the beam is shown; null is the whole of it. A range is kept inside the beam as it now is. */
export const viewAtom = atom(
  (get): View | null => {
    const chosen = get(chosenAtom);
    const { L, units } = get(documentAtom);
    return chosen === null || chosen.system !== units.system ? null : keepInside(chosen, L);
  },
  (get, set, view: View | null) =>
    set(chosenAtom, view === null ? null : { ...view, system: get(documentAtom).units.system }),
);

/** Magnifies by a factor above 1, or the reverse, about a place that stays where it is. */
export const zoomAtom = atom(null, (get, set, { factor, about }: { factor: number; about?: number }) => {
  const { L } = get(documentAtom);
  const { x0, x1 } = get(viewAtom) ?? { x0: 0, x1: L };
  const middle = about ?? (x0 + x1) / 2;
  const width = Math.max(L * CLOSEST, (x1 - x0) / factor);
  const start = middle - ((middle - x0) / (x1 - x0)) * width;
  set(viewAtom, keepInside({ x0: start, x1: start + width }, L));
});

/** Moves the view along the beam by a length. */
export const panAtom = atom(null, (get, set, by: number) => {
  const view = get(viewAtom);
  if (view !== null) set(viewAtom, keepInside({ x0: view.x0 + by, x1: view.x1 + by }, get(documentAtom).L));
});

/** A view that is inside already stays the same object, so that an edit moves nobody's axis. */
function keepInside(view: View, length: number): View | null {
  const { x0, x1 } = view;
  const width = x1 - x0;
  if (!(width > 0) || width >= length * (1 - WHOLE)) return null;
  const start = Math.max(0, Math.min(length - width, x0));
  return start === x0 ? view : { x0: start, x1: start + width };
}
