/** A point: x, y, z. */
export type Point = readonly [number, number, number];

/** For a normal closer to the z axis than this, the x axis of the plane is derived from the y axis of space. */
const STEEP = 1 / 64;

/**
 * Creates the transformation of points in a plane with this normal into space; null if the normal is zero. A mirrored
 * polyline has the normal (0, 0, −1). Source: DXF Reference, Arbitrary Axis Algorithm.
 */
export function createPlane(normal: Point): ((point: Point) => Point) | null {
  const n = toUnit(normal);
  if (n === null) return null;
  const isLevel = Math.abs(n[0]) < STEEP && Math.abs(n[1]) < STEEP;
  const x = toUnit(cross(isLevel ? [0, 1, 0] : [0, 0, 1], n)) ?? n;
  const y = cross(n, x);
  const along = ([a, b, c]: Point, axis: 0 | 1 | 2): number => a * x[axis] + b * y[axis] + c * n[axis] + 0;
  return (point) => [along(point, 0), along(point, 1), along(point, 2)];
}

function toUnit([x, y, z]: Point): Point | null {
  const size = Math.hypot(x, y, z);
  return size > 0 && Number.isFinite(size) ? [x / size, y / size, z / size] : null;
}

function cross([a, b, c]: Point, [d, e, f]: Point): Point {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

/** Returns the cosine and sine of degrees, exact for multiples of 90°, by which most blocks are rotated. */
export function toDirection(degrees: number): readonly [number, number] {
  const quarter = (((degrees % 360) + 360) % 360) / 90;
  const exact = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarter];
  const angle = (degrees * Math.PI) / 180;
  return exact ?? [Math.cos(angle), Math.sin(angle)];
}
