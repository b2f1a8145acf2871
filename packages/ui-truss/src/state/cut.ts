import { atom } from 'jotai/vanilla';
import { documentAtom } from './sessionAtoms.ts';

/** A rod that is cut, and where along it. */
export interface CutRod {
  readonly link: number;
  /** From its first joint to its second, 0 to 1. */
  readonly share: number;
}

/** A cut across rods. */
export interface Cut {
  readonly rods: readonly CutRod[];
  /** A joint of the part to look at; null for the one on which less acts. */
  readonly joint: number | null;
}

const heldCutAtom = atom<{ readonly cut: Cut; readonly pairs: string } | null>(null);

/** The cut of the method of sections; another truss has none. */
export const cutAtom = atom(
  (get): Cut | null => {
    const held = get(heldCutAtom);
    return held !== null && held.pairs === namePairs(get(documentAtom).links, held.cut) ? held.cut : null;
  },
  (get, set, cut: Cut | null) => {
    set(heldCutAtom, cut === null ? null : { cut, pairs: namePairs(get(documentAtom).links, cut) });
  },
);

/** Whether the next stroke over the drawing of forces cuts rods. */
export const isCuttingAtom = atom(false);

/** The line under the hand while a cut is drawn, px of the drawing. */
export const cutLineAtom = atom<{
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
} | null>(null);

/** The joints of the part that is looked at. */
export const partAtom = atom<readonly number[] | null>(null);

/** The ends of the cut rods: other rods that took their places in the list are not cut. */
function namePairs(links: readonly { readonly i: number; readonly j: number }[], { rods }: Cut): string {
  return rods.map(({ link }) => `${links[link]?.i}–${links[link]?.j}`).join();
}
