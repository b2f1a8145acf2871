/** The meaning of a number that is typed on a board: a place, or the value of an object. */
export type TypedMeaning = 'place' | 'value';

/** The numbers that can be typed for the chosen objects. */
export interface ChosenNumbers {
  /** The first number of the chosen objects in the line of fields: their place or another value. */
  readonly first: TypedMeaning;
  /** Whether they have a place that can be typed. */
  readonly hasPlace: boolean;
  /** Whether the first number may be negative; otherwise a minus zooms out. */
  readonly isSigned: boolean;
}

/** The state of a board when a number is begun. */
export interface NumberState {
  readonly isReadOnly: boolean;
  /** A tool is in hand, not the pointer that chooses. */
  readonly hasTool: boolean;
  /** An object was just placed and has the usual value still. */
  readonly isPlaced: boolean;
  /** The numbers of the chosen objects; null without one. */
  readonly chosen: ChosenNumbers | null;
}

/** A number begins with a sign, a digit, a decimal mark, or the `@` of a place. */
const NUMBER_START = /^[-\d.,@]$/;

/**
 * Decides what a number means that a key begins on a board, by one rule for every editor: an object that was just
 * placed takes its value; else a tool in hand takes a place, and the pointer takes the first value of what is chosen.
 * A number that begins with `@` is always a place. Returns null if the key begins no number there.
 */
export function readNumberKey(
  key: string,
  { isReadOnly, hasTool, isPlaced, chosen }: NumberState,
): TypedMeaning | null {
  if (isReadOnly || !NUMBER_START.test(key)) return null;
  const isPlace = key === '@';
  if (isPlaced && !isPlace) return 'value';
  if (hasTool) return 'place';
  if (chosen === null) return null;
  if (isPlace) return chosen.hasPlace ? 'place' : null;
  return key === '-' && !chosen.isSigned ? null : chosen.first;
}
