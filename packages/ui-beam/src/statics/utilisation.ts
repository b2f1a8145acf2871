import type { BeamCase, Diagram } from '@eecs/solver-core';
import { findOwnDeflection, listParts } from '@eecs/solver-core/sizing';

/**
 * Finds the greatest utilisation of the deflection limit; each part uses its deflection from the line between its
 * supports.
 */
export function findUtilisation(
  beam: Pick<BeamCase, 'supports' | 'L'>,
  { limit, deflection }: { readonly limit: number; readonly deflection: Diagram },
): number {
  const uses = listParts(beam).map(
    (part) => (Math.abs(findOwnDeflection(deflection, part).value) * limit) / (part.x1 - part.x0),
  );
  return Math.max(0, ...uses);
}
