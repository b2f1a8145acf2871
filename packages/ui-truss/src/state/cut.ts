import { atom } from 'jotai/vanilla';
import { documentAtom } from './sessionAtoms.ts';

/** A cut rod, and the position of the cut. */
export interface CutRod {
  readonly link: number;
  /** Position from its first joint to its second, 0 to 1. */
  readonly share: number;
}

/** A cut across rods. */
export interface Cut {
  readonly rods: readonly CutRod[];
  /** A joint of the part to keep; null for the part with fewer loads. */
  readonly joint: number | null;
}

const heldCutAtom = atom<{ readonly cut: Cut; readonly pairs: string } | null>(null);

/** The cut of the method of sections; null after another truss is opened. */
export const cutAtom = atom(
  (get): Cut | null => {
    const held = get(heldCutAtom);
    return held !== null && held.pairs === namePairs(get(documentAtom).links, held.cut) ? held.cut : null;
  },
  (get, set, cut: Cut | null) => {
    set(heldCutAtom, cut === null ? null : { cut, pairs: namePairs(get(documentAtom).links, cut) });
  },
);

/** Whether the next stroke over the drawing cuts rods. */
export const isCuttingAtom = atom(false);

/** The line of a cut being drawn, px of the drawing. */
export const cutLineAtom = atom<{
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
} | null>(null);

/** The joints of the current part. */
export const partAtom = atom<readonly number[] | null>(null);

/** Returns the ends of the cut rods, because after an edit other rods may have their indices. */
function namePairs(links: readonly { readonly i: number; readonly j: number }[], { rods }: Cut): string {
  return rods.map(({ link }) => `${links[link]?.i}–${links[link]?.j}`).join();
}
