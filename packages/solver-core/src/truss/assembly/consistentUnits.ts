import type { UnitSystem } from '../../model/document.ts';

/**
 * Divisors that bring products of a document's constants to its forces and lengths: E·A in MPa·cm2 makes 0.01 N, E·I in MPa·cm4 makes
 * 0.01 N·m2, rho·A in kg/m3·cm2 makes 1e-4 kg/m. US documents are consistent as they are. As whole numbers they are exact.
 */
export const CONSTANT_FACTORS: Readonly<
  Record<
    UnitSystem,
    {
      /** Times E·A. */ readonly axial: number;
      /** E·I divided by it. */ readonly flexural: number;
      /** rho·A divided by it. */ readonly mass: number;
    }
  >
> = {
  0: { axial: 100, flexural: 100, mass: 1e4 },
  1: { axial: 1, flexural: 1, mass: 1 },
};
