import type { TrussCase } from '@eecs/solver-core/truss';
import { NARROW_PX } from '@eecs/ui-kit/layout';
import { type Camera, type Insets, type Window, createCamera, fitCamera } from '../camera/camera.ts';
import type { Orientation } from '../camera/orientation.ts';
import { listDivisions } from '../editing/divisions.ts';
import type { Place } from '../editing/place.ts';

/** A sheet and the visible part of a truss. */
export interface SheetView {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  /** The zoomed part; null shows the whole truss. */
  readonly window: Window | null;
  /** Keeps the camera of an earlier drawing, so that the board does not move during a drag. */
  readonly hold?: Camera;
}

/**
 * Margins around a truss for supports, arrows and dimensions, px; the left one includes the tools, which cover part of
 * a wide board.
 */
const INSETS: Insets = { left: 100, right: 84, top: 84, bottom: 76 };
const NARROW_INSETS: Insets = { left: 44, right: 56, top: 96, bottom: 66 };

/** A lower board is one above an open room, and its margin above the truss, px. */
export const LOW_BOARD_PX = 240;
const LOW_TOP_PX = 52;

/** Returns the camera for a truss. */
export function chooseCamera(
  document: Pick<TrussCase, 'joints' | 'guides'>,
  { width, height, orientation, window, hold }: SheetView,
): Camera {
  if (hold !== undefined) return hold;
  const usual = width < NARROW_PX ? NARROW_INSETS : INSETS;
  const insets = height < LOW_BOARD_PX ? { ...usual, top: LOW_TOP_PX } : usual;
  if (window !== null) return createCamera(window, orientation, { width, height });
  return fitCamera(listPlaces(document), orientation, { width, height, insets });
}

/** Number of points that represent a circle or an ellipse. */
const AROUND = 36;

/**
 * Lists the points that a picture of the whole must show: joints, the outlines of guides, and a point of each line
 * guide.
 */
function listPlaces({ joints, guides }: Pick<TrussCase, 'joints' | 'guides'>): readonly Place[] {
  if (guides.length === 0) return joints;
  const spots = guides.flatMap((guide) =>
    guide.className === 'line' ? [{ x: guide.x0, y: guide.y0 }] : listDivisions(guide, AROUND),
  );
  return [...joints, ...spots.map((spot) => ({ ...spot, z: 0 }))];
}
