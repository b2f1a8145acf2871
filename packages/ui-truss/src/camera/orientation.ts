import type { Place } from '../editing/place.ts';

/**
 * The direction from which a truss is seen, degrees: the turn about the upright y axis, and the elevation above the
 * ground.
 */
export interface Orientation {
  readonly azimuth: number;
  readonly elevation: number;
}

/**
 * The named views. In the front view x points right and y up. The isometric view shows the three axes equally long and
 * therefore draws joints of square grids over one another; the view from a corner separates them.
 */
export const VIEWS = {
  front: { azimuth: 0, elevation: 0 },
  side: { azimuth: 90, elevation: 0 },
  top: { azimuth: 0, elevation: 90 },
  isometric: { azimuth: 45, elevation: 35.264 },
  corner: { azimuth: 30, elevation: 24 },
} as const satisfies Readonly<Record<string, Orientation>>;

/** The initial view direction of a space truss. */
export const CORNER: Orientation = VIEWS.corner;

export type ViewName = keyof typeof VIEWS;

/** The page's unit vectors in the coordinates of the document. */
export interface Basis {
  readonly right: Place;
  readonly up: Place;
  /** The direction from the truss to the reader. */
  readonly toward: Place;
}

/** Returns the directions of the page. */
export function getBasis({ azimuth, elevation }: Orientation): Basis {
  const [ca, sa, ce, se] = [cosine(azimuth), cosine(azimuth - 90), cosine(elevation), cosine(elevation - 90)];
  return {
    right: { x: ca, y: 0, z: -sa },
    up: { x: -sa * se, y: ce, z: -ca * se },
    toward: { x: sa * ce, y: se, z: ca * ce },
  };
}

/**
 * Rotates a view by the movement of a pointer, degrees; the elevation is limited to straight above and straight below.
 */
export function orbit({ azimuth, elevation }: Orientation, by: Orientation): Orientation {
  const turned = (azimuth + by.azimuth) % 360;
  return {
    azimuth: turned < 0 ? turned + 360 : turned,
    elevation: Math.max(-90, Math.min(90, elevation + by.elevation)),
  };
}

/** Returns whether the xy plane is seen undistorted. */
export function isFront({ azimuth, elevation }: Orientation): boolean {
  return azimuth === 0 && elevation === 0;
}

/** Exact at multiples of 90 degrees, so that the front view is exactly the plane. */
function cosine(degrees: number): number {
  const quarter = (((degrees / 90) % 4) + 4) % 4;
  if (Number.isInteger(quarter)) return [1, 0, -1, 0][quarter] ?? 0;
  return Math.cos((degrees * Math.PI) / 180);
}
