/** Residuals of the results of one set, each relative to the largest term of its own sum; `passed` if all are small. */
export interface TrussChecks {
  /** Balance of links, anchor and loads at the worst joint. */
  readonly joints: number;
  /** Balance of reactions and loads: forces, and moments about the middle of the truss. */
  readonly whole: number;
  /**
   * Work of the loads, of reactions on settlements and of forces on free elongations, compared with the strain energy;
   * null without displacements.
   */
  readonly energy: number | null;
  /**
   * The largest difference between the elongation of a link and the displacements of its ends; null without
   * displacements.
   */
  readonly compatibility: number | null;
  /**
   * Difference between the forces and those of a second method; null if it was not run, or if rounding makes it
   * singular.
   */
  readonly secondMethod: number | null;
  /**
   * `elimination`: elimination of the equations of statics, dense or banded; `forces`: redundants by the force method.
   * Null for a truss too large for either.
   */
  readonly method: 'elimination' | 'forces' | null;
  readonly passed: boolean;
}
