import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/**
 * Some eight times what diamond has, by unit system: MPa and psi. Nothing is
 * stiffer, so whoever states more meant pascals.
 */
const GREATEST = [1e7, 1.5e9] as const;

/** Returns a correction for each material of the beam whose E is greater than that of anything there is. */
export function greatModuli({ beamSections, materials, units }: BeamCase): Failure[] {
  const used = new Set(beamSections.map(({ materialIndex }) => materialIndex));
  return materials.flatMap(({ E = 0 }, i) =>
    used.has(i) && E > GREATEST[units.system]
      ? [
          createFailure('correction.greatModulus', `/materials/${i}/E`, {
            ids: [i],
            values: { actual: E },
          }),
        ]
      : [],
  );
}
