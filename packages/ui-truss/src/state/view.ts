import { atom } from 'jotai/vanilla';
import type { Plane, Window } from '../camera/camera.ts';
import { facingNormal } from '../camera/camera.ts';
import { type Orientation, type ViewName, VIEWS, getBasis } from '../camera/orientation.ts';

/** From where the truss is looked at. */
export const orientationAtom = atom<Orientation>(VIEWS.front);

/** What part of it is shown; null is the whole. */
export const windowAtom = atom<Window | null>(null);

const chosenPlaneAtom = atom<Plane | null>(null);

/** The plane that is drawn on: the one chosen, else the one seen most openly, through the origin. */
export const planeAtom = atom(
  (get): Plane => get(chosenPlaneAtom) ?? { normal: facingNormal(getBasis(get(orientationAtom))), at: 0 },
  (_, set, plane: Plane | null) => set(chosenPlaneAtom, plane),
);

/** Looks from one of the sides, at the whole. */
export const lookFromAtom = atom(null, (_, set, view: ViewName) => {
  set(orientationAtom, VIEWS[view]);
  set(windowAtom, null);
  set(chosenPlaneAtom, null);
});
