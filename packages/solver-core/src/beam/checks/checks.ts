/** Residuals of the results of one set, each relative to the largest term of its own sum; `passed` if all are small. */
export interface Checks {
  /** Balance of reactions and loads. */
  readonly equilibrium: number;
  /** Jumps of displacements where the beam is continuous. */
  readonly continuity: number;
  /** Work of the loads and of the reactions on settlements, compared with the strain energy. */
  readonly energy: number;
  /** Difference from the same beam solved by initial parameters; null if rounding makes that system singular. */
  readonly secondMethod: number | null;
  readonly passed: boolean;
}
