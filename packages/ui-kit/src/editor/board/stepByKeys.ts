/** How far a held key has gone by now; null while none is held. */
export type HeldSteps = number | null;

/** A press that steps. */
export interface StepPress {
  /** Steps of one press; an infinite number goes to an end. */
  readonly by: number;
  /** The key is held, and this press is the keyboard's own. */
  readonly isRepeat: boolean;
}

/** Where steps lead. */
export interface StepTurn {
  readonly held: HeldSteps;
  /** The way from where the object is in the document. */
  readonly by: number;
  /** A held key only draws up where it has come to; letting it go ends that as one step. */
  readonly isDraft: boolean;
}

/**
 * Decides what a press adds to the keys pressed on a board so far: a key that is
 * held is one draft, so that nothing renders.
 */
export function stepByKeys(held: HeldSteps, { by, isRepeat }: StepPress): StepTurn {
  if (!isRepeat) return { held: null, by, isDraft: false };
  const way = (held ?? 0) + by;
  return { held: way, by: way, isDraft: true };
}
