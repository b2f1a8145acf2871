/** The steps of a held key so far; null while no key is held. */
export type HeldSteps = number | null;

/** A key press that makes a step. */
export interface StepPress {
  /** Steps of one press; an infinite number goes to the end. */
  readonly by: number;
  /** The key is held, and the keyboard repeats it. */
  readonly isRepeat: boolean;
}

/** The result of the steps. */
export interface StepTurn {
  readonly held: HeldSteps;
  /** The displacement from the object's place in the document. */
  readonly by: number;
  /** A held key only changes the draft; its release makes that one undo step. */
  readonly isDraft: boolean;
}

/** Adds a press to the steps of the keys so far: a held key is one draft, so that nothing renders. */
export function stepByKeys(held: HeldSteps, { by, isRepeat }: StepPress): StepTurn {
  if (!isRepeat) return { held: null, by, isDraft: false };
  const way = (held ?? 0) + by;
  return { held: way, by: way, isDraft: true };
}
