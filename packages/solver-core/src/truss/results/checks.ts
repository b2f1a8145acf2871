/** Residuals of one set's answer, each relative to the largest term of its own sum; passed when all are small. */
export interface TrussChecks {
  /** Links, anchors and loads at the worst joint. */
  readonly joints: number;
  /** Reactions against loads, forces and moments about the middle of the truss. */
  readonly whole: number;
  /**
   * Work of the loads, reactions on settlements and free elongations against strain energy; null without displacements.
   */
  readonly energy: number | null;
  /** The worst link whose elongation does not fit the displacements of its ends; null without displacements. */
  readonly compatibility: number | null;
  /**
   * Difference of the forces from those of a second method; null if it was not run, or if rounding makes it singular.
   */
  readonly secondMethod: number | null;
  /**
   * `elimination`: elimination on the equations of statics, dense or in a band; `forces`:
   * redundants by the force method. Null beyond its size.
   */
  readonly method: 'elimination' | 'forces' | null;
  readonly passed: boolean;
}
