import { atom } from 'jotai/vanilla';
import { createViewAtom } from '@eecs/ui-kit/editor';
import type { Plane, Window } from '../camera/camera.ts';
import { facingNormal, isEdgeOn } from '../camera/camera.ts';
import { haveCoincident } from '../camera/haveCoincident.ts';
import { CORNER, type Orientation, type ViewName, VIEWS, getBasis } from '../camera/orientation.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { documentAtom, openingAtom } from './sessionAtoms.ts';

const chosenOrientationAtom = createViewAtom<Orientation>((get) => get(openingAtom));

/**
 * The view direction: as chosen since the document was opened, otherwise the front for a plane truss and a corner for
 * one in space.
 */
export const orientationAtom = atom(
  (get): Orientation => {
    return get(chosenOrientationAtom) ?? (isSpatial(get(documentAtom)) ? CORNER : VIEWS.front);
  },
  (_, set, orientation: Orientation) => set(chosenOrientationAtom, orientation),
);

/** The visible part; null shows everything. A part belongs to its document and the units in which it was chosen. */
export const windowAtom = createViewAtom<Window>(
  (get) => `${get(openingAtom)} ${get(documentAtom).units.system}`,
);

const chosenPlaneAtom = atom<Plane | null>(null);

/**
 * The working plane: the chosen one unless it is seen edge-on, otherwise the plane through the origin seen at the
 * greatest angle.
 */
export const planeAtom = atom(
  (get): Plane => {
    const [plane, basis] = [get(chosenPlaneAtom), getBasis(get(orientationAtom))];
    if (plane !== null && !isEdgeOn(basis, plane.normal)) return plane;
    return { normal: facingNormal(basis), at: 0 };
  },
  (_, set, plane: Plane | null) => set(chosenPlaneAtom, plane),
);

/** Sets one of the named views and shows the whole truss. */
export const lookFromAtom = atom(null, (_, set, view: ViewName) => {
  set(orientationAtom, VIEWS[view]);
  set(windowAtom, null);
});

const NAMES = Object.keys(VIEWS) as readonly ViewName[];

/** The named view; null for any other direction. */
export const viewNameAtom = atom((get): ViewName | null => {
  const { azimuth, elevation } = get(orientationAtom);
  return NAMES.find((name) => VIEWS[name].azimuth === azimuth && VIEWS[name].elevation === elevation) ?? null;
});

/** Whether joints coincide because the truss is seen isometrically. */
export const isCoincidingAtom = atom(
  (get) =>
    get(viewNameAtom) === 'isometric' && haveCoincident(get(documentAtom).joints, get(orientationAtom)),
);

/** Sets the isometric view; if joints coincide in it, a second call sets the corner view. */
export const lookIsometricAtom = atom(null, (get, set) =>
  set(lookFromAtom, get(isCoincidingAtom) ? 'corner' : 'isometric'),
);
