import { NARROW_PX } from '@eecs/ui-kit';
import {
  type Camera,
  type PictureBox,
  type Window,
  createCamera,
  dot,
  fitCamera,
} from '../../camera/camera.ts';
import { type Orientation, getBasis } from '../../camera/orientation.ts';
import type { Place } from '../../editing/place.ts';

const HEIGHT_PX = { wide: 340, narrow: 260 };
const INSETS = { left: 72, right: 72, top: 48, bottom: 84 };
const NARROW_INSETS = { left: 54, right: 54, top: 44, bottom: 80 };

/** A tall truss with more rods than this gets a sheet of up to this many times the height. */
const MANY = { rods: 30, times: 2 };
/** The height grows in steps, so that a sheet does not grow pixel by pixel while a joint is dragged. */
const RISE_STEP = 0.05;

/**
 * Returns the size of the sheet for forces, px: as wide as there is room, with the height stretched by the reader's
 * choice, and higher for a truss of many rods that is taller than wide.
 */
export function getForceFrame(width: number, stretch = 1, rise = 0): PictureBox {
  const isNarrow = width < NARROW_PX;
  const insets = isNarrow ? NARROW_INSETS : INSETS;
  const usual = (isNarrow ? HEIGHT_PX.narrow : HEIGHT_PX.wide) * stretch;
  const wanted = (width - insets.left - insets.right) * rise + insets.top + insets.bottom;
  return {
    width,
    height: Math.round(Math.min(Math.max(usual, wanted), usual * MANY.times)),
    insets,
  };
}

/** Returns the ratio of height to width of a truss of many rods on the page; 0 for a truss of few rods. */
export function measureRise(joints: readonly Place[], rods: number, orientation: Orientation): number {
  if (rods <= MANY.rods) return 0;
  const { right, up } = getBasis(orientation);
  let [u0, v0, u1, v1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const joint of joints) {
    const [u, v] = [dot(right, joint), dot(up, joint)];
    [u0, v0, u1, v1] = [Math.min(u0, u), Math.min(v0, v), Math.max(u1, u), Math.max(v1, v)];
  }
  return u1 > u0 ? Math.ceil((v1 - v0) / (u1 - u0) / RISE_STEP) * RISE_STEP : Infinity;
}

/**
 * Returns the camera for the forces: the whole truss, or, if the board shows a part, a view with about the same centre.
 */
export function chooseForceCamera(
  joints: readonly Place[],
  frame: PictureBox,
  { orientation, window }: { readonly orientation: Orientation; readonly window: Window | null },
): Camera {
  return window === null ? fitCamera(joints, orientation, frame) : createCamera(window, orientation, frame);
}
