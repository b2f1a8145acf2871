/** How often the rules of editing had to mend something since a case was opened: the counters of its state. */
export interface Counters {
  readonly loadCollisions: number;
  readonly supportCollisions: number;
  readonly adjustedSupports: number;
}

/** The counters of a case that was just opened. */
export const NO_COUNTERS: Counters = { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 };
