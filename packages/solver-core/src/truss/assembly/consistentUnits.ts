import type { UnitSystem } from '../../model/common/document.ts';

/**
 * Integer, and therefore exact, factors from products of a document's constants to its forces and lengths: 1 MPa·cm2 of
 * E·A is 100 N, 100 MPa·cm4 of E·I are 1 N·m2, 1e4 kg/m3·cm2 of rho·A are 1 kg/m. US documents are consistent already.
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
