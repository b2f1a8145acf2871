/** The length between lateral restraints, mm, zero if the beam is restrained throughout, and the factor of (F1-1). */
export interface Unbraced {
  readonly Lb: number;
  readonly Cb: number;
}

/** The nominal strength of a member in bending. */
export interface Flexure {
  /** Nominal moment, N·mm. */
  readonly nominal: number;
  /** The section of the standard. */
  readonly clause: 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'F7' | 'F8';
  readonly Lp: number | null;
  readonly Lr: number | null;
}
