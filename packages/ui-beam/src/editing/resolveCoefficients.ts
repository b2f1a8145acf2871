import { type LoadClass, type PointLoad, parseCase } from '@eecs/solver-core';

/**
 * Gives [value, axial part, normal part] of a point load, to the bit as the core writes them: its sines are exact where
 * those of `Math` are not, and a part off by one bit would come back as a correction.
 */
export function resolveCoefficients(kind: LoadClass, value: number, alpha: number): PointLoad['c'] {
  const parsed = parseCase({
    schema: 1,
    L: 1,
    supports: [],
    loads: [{ className: kind, x: 0, c: [value], alpha }],
  });
  const load = parsed.ok ? parsed.document.loads[0] : undefined;
  if (load === undefined || !('c' in load)) {
    throw new Error(
      `\`resolveCoefficients\` needs a point load with finite numbers, got ${kind} ${value} at ${alpha}`,
    );
  }
  return load.c;
}
