import { atom } from 'jotai/vanilla';
import { type BoardBox, createTypedPlace } from '@eecs/ui-kit/editor';
import type { Point } from '../camera/camera.ts';
import type { RodRefusal } from '../editing/edit.ts';
import type { GuideKind } from '../editing/guides.ts';
import type { Place } from '../editing/place.ts';
import type { RodEnd } from '../editing/links.ts';
import { toItemKey } from '../editing/items.ts';
import type { SnapKind } from '../editing/snap.ts';
import { selectionAtom } from './selection.ts';
import { toolAtom } from './tool.ts';

/** Where something would be placed, and what drew it there. */
export interface Aim {
  readonly place: Place;
  readonly kind: SnapKind;
}

/** The object that is being drawn and is not in the document yet. */
export interface Ghost {
  readonly aim: Aim | null;
  /** Where a rod or a guide being drawn begins. */
  readonly from: Place | null;
  /** The guide that would be drawn from there to here; none for rods. @default none */
  readonly guide?: GuideKind | null;
  /** Why nothing can be placed here. */
  readonly refusal: RodRefusal | null;
}

export const NO_GHOST: Ghost = { aim: null, from: null, refusal: null };

export const ghostAtom = atom<Ghost>(NO_GHOST);

/** Why what is drawn is refused; follows the pointer only where it changes. */
export const refusalAtom = atom((get) => get(ghostAtom).refusal);

/** Where the chain of rods goes on, or null if none is begun. */
export const rodStartAtom = atom<RodStart | null>(null);

export interface RodStart {
  readonly end: RodEnd;
  readonly place: Place;
  /** When it was begun, ms of the page: a second press of a double click ends nothing. @default long ago */
  readonly atMs?: number;
  /**
   * A rod was ended where it begins: there a message explains why there is none until one aims elsewhere. @default
   * false
   */
  readonly isTried?: boolean;
}

/** The frame that is drawn round what is wanted, px. */
export const marqueeAtom = atom<BoardBox | null>(null);

/** A dimension whose length is being typed. */
export const openDimensionAtom = atom<OpenDimension | null>(null);

export interface OpenDimension {
  readonly axis: 'x' | 'y' | 'z';
  readonly gap: number;
}

/** The dimension that was opened by a key before: the next one comes after it. */
export const lastDimensionAtom = atom<OpenDimension | null>(null);

/** The text of a place that is typed for the tool in hand or for the chosen joint. */
export const typedPlaceAtom = createTypedPlace([
  toolAtom,
  atom((get) => get(selectionAtom).map(toItemKey).join(' ')),
]);

/** Where a menu was asked for by a long press, a right click or a key: on the board, px, and the place there. */
export const menuAtom = atom<OpenMenu | null>(null);

export interface OpenMenu {
  readonly at: Point;
  readonly place: Place;
}
