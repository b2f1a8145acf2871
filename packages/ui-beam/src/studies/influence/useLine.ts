import { useMemo } from 'react';
import { type BeamCase, type InfluenceLine, computeInfluence, timoshenko } from '@eecs/solver-core';
import { useUnitOf } from '@eecs/ui-kit';
import { type InfluenceChoice, toWish } from './influenceChoice.ts';
import { drawnForce, scaleLine } from './influenceQuantities.ts';

/** An influence line, and its drawn form. */
export interface DrawnLine {
  readonly line: InfluenceLine;
  readonly drawn: InfluenceLine;
}

/**
 * Returns the chosen influence line of a beam; null if the beam cannot be solved. It is computed again when the beam or
 * the choice changes.
 */
export function useLine(document: BeamCase, { kind, x, side }: InfluenceChoice): DrawnLine | null {
  const unitOf = useUnitOf();
  const line = useMemo(
    () => computeInfluence(document, toWish(document, { kind, x, side }), { shear: timoshenko }),
    [document, kind, x, side],
  );
  return useMemo(() => {
    if (line === null) return null;
    const { system } = document.units;
    return { line, drawn: scaleLine(line, drawnForce(kind, system, unitOf('force', system))) };
  }, [line, document, kind, unitOf]);
}
