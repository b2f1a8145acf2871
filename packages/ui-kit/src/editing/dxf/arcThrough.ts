import type { SpacePlace } from '../place.ts';
import type { Point } from './dxfPlane.ts';

/** An arc of at most a semicircle between two places. */
export interface ThroughArc {
  /**
   * Returns the angle at which a place lies on the arc, radians: negative before the middle; null if it is farther from
   * the arc than `tolerance`, or as near as that to one of its ends.
   */
  readonly angleAt: (place: SpacePlace, tolerance: number) => number | null;
  /** Returns the place at an angle from the middle. */
  readonly placeAt: (angle: number) => Point;
  /** The angle of the second end; the first has the same with the other sign. */
  readonly end: number;
}

/** Creates the arc through three places; null if they lie on a line within `tolerance`. */
export function createArcThrough(
  from: SpacePlace,
  middle: Point,
  { to, tolerance }: { readonly to: SpacePlace; readonly tolerance: number },
): ThroughArc | null {
  const chord = vector(from, to);
  const length = size(chord);
  const across = vector(
    { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 },
    toPlace(middle),
  );
  const along = dot(across, chord) / length;
  // The ends may have moved to joints next to them, so that the middle is no longer exactly above that of the chord.
  const up = subtract(across, scale(chord, along / length));
  const rise = size(up);
  if (!(length > 0) || !(rise > tolerance)) return null;
  const [e, n] = [scale(chord, 1 / length), scale(up, 1 / rise)];
  const radius = (length ** 2 / 4 + rise ** 2) / (2 * rise);
  const top = add(scale(add(vector(ORIGIN, from), vector(ORIGIN, to)), 1 / 2), up);
  const center = subtract(top, scale(n, radius));
  return {
    angleAt: (place, near) => {
      if (size(vector(place, from)) <= near || size(vector(place, to)) <= near) return null;
      const away = subtract(vector(ORIGIN, place), center);
      const [u, v] = [dot(away, e), dot(away, n)];
      const inPlane = add(scale(e, u), scale(n, v));
      if (Math.hypot(Math.hypot(u, v) - radius, size(subtract(away, inPlane))) > near) return null;
      const angle = Math.atan2(u, v);
      return Math.abs(angle) < endOf(length, radius, rise) ? angle : null;
    },
    placeAt: (angle) =>
      add(center, add(scale(e, radius * Math.sin(angle)), scale(n, radius * Math.cos(angle)))),
    end: endOf(length, radius, rise),
  };
}

function endOf(length: number, radius: number, rise: number): number {
  return Math.atan2(length / 2, radius - rise);
}

const ORIGIN: SpacePlace = { x: 0, y: 0, z: 0 };

function toPlace([x, y, z]: Point): SpacePlace {
  return { x, y, z };
}

function vector(a: SpacePlace, b: SpacePlace): Point {
  return [b.x - a.x, b.y - a.y, b.z - a.z];
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function size(a: Point): number {
  return Math.hypot(...a);
}

function scale([x, y, z]: Point, factor: number): Point {
  return [x * factor, y * factor, z * factor];
}

function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
