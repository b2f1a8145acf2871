import { type LoadClass, type PointLoad, parseCase } from '@eecs/solver-core';

/**
 * Returns [value, axial component, normal component] of a point load, bit for bit as the core computes them: its sines
 * are exact where those of `Math` are not, and a component that differs by one bit would be returned as a correction.
 * Null if the value, the angle or a component is not finite or outside the core's range.
 */
export function findCoefficients(kind: LoadClass, value: number, alpha: number): PointLoad['c'] | null {
  const parsed = parseCase({
    schema: 1,
    L: 1,
    supports: [],
    loads: [{ className: kind, x: 0, c: [value], alpha }],
  });
  const load = parsed.ok ? parsed.document.loads[0] : undefined;
  return load !== undefined && 'c' in load ? load.c : null;
}

/** Like `findCoefficients`, for a value and an angle known to be valid. */
export function resolveCoefficients(kind: LoadClass, value: number, alpha: number): PointLoad['c'] {
  const c = findCoefficients(kind, value, alpha);
  if (c === null) {
    throw new Error(
      `\`resolveCoefficients\` needs a point load with finite numbers, got ${kind} ${value} at ${alpha}`,
    );
  }
  return c;
}
