/** Residuals of one set's answer, each relative to the largest term of its own sum; passed when all are small. */
export interface Checks {
  /** Reactions against loads. */
  readonly equilibrium: number;
  /** Jumps of displacements where the beam goes on. */
  readonly continuity: number;
  /** Work of the loads and on settlements against strain energy. */
  readonly energy: number;
  /** Difference from the same beam solved by initial parameters; null when rounding leaves that singular. */
  readonly secondMethod: number | null;
  readonly passed: boolean;
}
