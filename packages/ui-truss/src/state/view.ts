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
 * From where the truss is looked at: as it was chosen since the document was opened, else a plane truss from the front
 * and one in space from a corner.
 */
export const orientationAtom = atom(
  (get): Orientation => {
    return get(chosenOrientationAtom) ?? (isSpatial(get(documentAtom)) ? CORNER : VIEWS.front);
  },
  (_, set, orientation: Orientation) => set(chosenOrientationAtom, orientation),
);

/** The visible part; null shows everything. A part belongs to its document and to the units in which it was chosen. */
export const windowAtom = createViewAtom<Window>(
  (get) => `${get(openingAtom)} ${get(documentAtom).units.system}`,
);

const chosenPlaneAtom = atom<Plane | null>(null);

/**
 * The plane that is drawn on: the one chosen unless it is seen from its edge, else
 * the one seen most openly, through the origin.
 */
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

const NAMES = Object.keys(VIEWS) as readonly ViewName[];

/** The view with a name of its own that is looked from; null for one that was turned to. */
export const viewNameAtom = atom((get): ViewName | null => {
  const { azimuth, elevation } = get(orientationAtom);
  return NAMES.find((name) => VIEWS[name].azimuth === azimuth && VIEWS[name].elevation === elevation) ?? null;
});

/** Whether joints lie on one another because the truss is seen isometrically. */
export const isCoincidingAtom = atom(
  (get) =>
    get(viewNameAtom) === 'isometric' && haveCoincident(get(documentAtom).joints, get(orientationAtom)),
);

/** Looks isometrically; where joints lie on one another then, a second time from the corner. */
export const lookIsometricAtom = atom(null, (get, set) =>
  set(lookFromAtom, get(isCoincidingAtom) ? 'corner' : 'isometric'),
);
