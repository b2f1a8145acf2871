import { atom } from 'jotai/vanilla';
import type { Point } from '../camera/camera.ts';
import type { TrussNoteCode } from '../editing/edit.ts';
import type { Place } from '../editing/place.ts';
import type { RodEnd } from '../editing/links.ts';
import type { SnapKind } from '../editing/snap.ts';

/** Where something would be placed, and what drew it there. */
export interface Aim {
  readonly place: Place;
  readonly kind: SnapKind;
}

/** What is being drawn and is not in the document yet. */
export interface Ghost {
  readonly aim: Aim | null;
  /** Where a rod or a guide being drawn begins. */
  readonly from: Place | null;
  /** Why nothing can be placed here. */
  readonly refusal: TrussNoteCode | null;
}

export const NO_GHOST: Ghost = { aim: null, from: null, refusal: null };

export const ghostAtom = atom<Ghost>(NO_GHOST);

/** Where the chain of rods goes on, or null where none is begun. */
export const rodStartAtom = atom<{ readonly end: RodEnd; readonly place: Place } | null>(null);

/** The frame that is drawn round what is wanted, px. */
export const marqueeAtom = atom<{ readonly from: Point; readonly to: Point } | null>(null);

/** A dimension whose length is being typed. */
export const openDimensionAtom = atom<{ readonly axis: 'x' | 'y' | 'z'; readonly gap: number } | null>(null);

/** The text of a place being typed on the board, or null. */
export const typedPlaceAtom = atom<string | null>(null);

/** Where Add was asked for by a long press or a right click. */
export const menuPlaceAtom = atom<Place | null>(null);
