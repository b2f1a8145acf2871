import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/**
 * About eight times the modulus of diamond, by unit system: MPa and psi. No material is stiffer, so a greater value
 * was probably meant in pascals.
 */
const GREATEST = [1e7, 1.5e9] as const;

/** Returns a correction for each material of the beam whose E exceeds that of every real material. */
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
