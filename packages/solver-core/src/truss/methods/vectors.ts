import { SAME_DIRECTION } from '../../linalg/tolerance.ts';

/** A point or a direction; z is 0 in a plane truss. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const UNITS = {
  x: { x: 1, y: 0, z: 0 },
  y: { x: 0, y: 1, z: 0 },
  z: { x: 0, y: 0, z: 1 },
} as const satisfies Readonly<Record<string, Vector>>;

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function minus(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

/** Returns a + t·b. */
export function plus(a: Vector, b: Vector, t = 1): Vector {
  return { x: a.x + t * b.x, y: a.y + t * b.y, z: a.z + t * b.z };
}

export function sizeOf(a: Vector): number {
  return Math.hypot(a.x, a.y, a.z);
}

export function unitOf(a: Vector): Vector {
  const size = sizeOf(a);
  return { x: a.x / size, y: a.y / size, z: a.z / size };
}

/** Returns whether two unit vectors lie on one line within rounding. */
export function areParallel(a: Vector, b: Vector): boolean {
  return sizeOf(cross(a, b)) <= SAME_DIRECTION;
}

/** Returns perpendicular unit vectors with the same span as the given unit vectors. */
export function spanOf(directions: readonly Vector[]): Vector[] {
  const basis: Vector[] = [];
  for (const direction of directions) {
    const rest = restBeside(basis, direction);
    if (sizeOf(rest) > SAME_DIRECTION) basis.push(unitOf(rest));
  }
  return basis;
}

/** Returns the part of a direction that is perpendicular to a basis of `spanOf`. */
export function restBeside(basis: readonly Vector[], direction: Vector): Vector {
  let rest = direction;
  // Two passes are needed, because the first leaves the rounding error of what it subtracts.
  for (let pass = 0; pass < 2; pass++) for (const one of basis) rest = plus(rest, one, -dot(rest, one));
  return rest;
}
