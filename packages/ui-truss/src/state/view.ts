import { atom } from 'jotai/vanilla';
import type { Plane, Window } from '../camera/camera.ts';
import { facingNormal, isEdgeOn } from '../camera/camera.ts';
import { type Orientation, type ViewName, VIEWS, getBasis } from '../camera/orientation.ts';

/** From where the truss is looked at. */
export const orientationAtom = atom<Orientation>(VIEWS.front);

/** What part of it is shown; null is the whole. */
export const windowAtom = atom<Window | null>(null);

const chosenPlaneAtom = atom<Plane | null>(null);

/** The plane that is drawn on: the one chosen unless it is seen from its edge, else the one seen most openly, through the origin. */
export const planeAtom = atom(
  (get): Plane => {
    const [plane, basis] = [get(chosenPlaneAtom), getBasis(get(orientationAtom))];
    if (plane !== null && !isEdgeOn(basis, plane.normal)) return plane;
    return { normal: facingNormal(basis), at: 0 };
  },
  (_, set, plane: Plane | null) => set(chosenPlaneAtom, plane),
);

/** Looks from one of the sides, at the whole. */
export const lookFromAtom = atom(null, (_, set, view: ViewName) => {
  set(orientationAtom, VIEWS[view]);
  set(windowAtom, null);
});
