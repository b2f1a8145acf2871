/** The number of corrections that the editing rules made since a case was opened. */
export interface Counters {
  readonly loadCollisions: number;
  readonly supportCollisions: number;
  readonly adjustedSupports: number;
}

/** The counters of a newly opened case. */
export const NO_COUNTERS: Counters = { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 };
