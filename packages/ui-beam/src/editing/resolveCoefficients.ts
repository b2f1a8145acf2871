import { type LoadClass, type PointLoad, parseCase } from '@eecs/solver-core';

/**
 * Gives [value, axial part, normal part] of a point load, to the bit as the core writes them: its sines are exact where
 * those of `Math` are not, and a part off by one bit would come back as a correction. Null if the value, the angle
 * or a part is not finite or of a size the core does not read.
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

/** The same of a value and an angle of this program's own. */
export function resolveCoefficients(kind: LoadClass, value: number, alpha: number): PointLoad['c'] {
  const c = findCoefficients(kind, value, alpha);
  if (c === null) {
    throw new Error(
      `\`resolveCoefficients\` needs a point load with finite numbers, got ${kind} ${value} at ${alpha}`,
    );
  }
  return c;
}
