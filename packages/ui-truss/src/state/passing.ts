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

/** The place of a new object, and its snap target. */
export interface Aim {
  readonly place: Place;
  readonly kind: SnapKind;
}

/** The object being drawn, which is not in the document yet. */
export interface Ghost {
  readonly aim: Aim | null;
  /** The start of a rod or a guide being drawn. */
  readonly from: Place | null;
  /** The guide that would be drawn from the start to the pointer; none for rods. @default none */
  readonly guide?: GuideKind | null;
  /** Why nothing can be placed here. */
  readonly refusal: RodRefusal | null;
}

export const NO_GHOST: Ghost = { aim: null, from: null, refusal: null };

export const ghostAtom = atom<Ghost>(NO_GHOST);

/** The reason why the drawn object is refused; changed only by the pointer. */
export const refusalAtom = atom((get) => get(ghostAtom).refusal);

/** The joint from which the chain of rods continues, or null if no chain was begun. */
export const rodStartAtom = atom<RodStart | null>(null);

export interface RodStart {
  readonly end: RodEnd;
  readonly place: Place;
  /**
   * The time of its beginning, ms of the page: the second press of a double click must not end the rod. @default long
   * ago
   */
  readonly atMs?: number;
  /**
   * Whether a rod was ended at its own start: a message there explains the refusal until the pointer moves elsewhere.
   * @default false
   */
  readonly isTried?: boolean;
}

/** The preview of a drawing tool without a target. */
export const restGhostAtom = atom((get): Ghost => {
  const start = get(rodStartAtom);
  return start === null ? NO_GHOST : { aim: null, from: start.place, refusal: null };
});

/** The rubber-band frame of a selection, px. */
export const marqueeAtom = atom<BoardBox | null>(null);

/** A dimension whose length is being typed. */
export const openDimensionAtom = atom<OpenDimension | null>(null);

export interface OpenDimension {
  readonly axis: 'x' | 'y' | 'z';
  readonly gap: number;
}

/** The dimension that was opened by a key before: the next one follows it. */
export const lastDimensionAtom = atom<OpenDimension | null>(null);

/** The typed text of a place, for the active tool or for the selected joint. */
export const typedPlaceAtom = createTypedPlace([
  toolAtom,
  atom((get) => get(selectionAtom).map(toItemKey).join(' ')),
]);

/**
 * The place of a menu requested by a long press, a right click or a key: px on the board, and the place in the
 * structure.
 */
export const menuAtom = atom<OpenMenu | null>(null);

export interface OpenMenu {
  readonly at: Point;
  readonly place: Place;
}
