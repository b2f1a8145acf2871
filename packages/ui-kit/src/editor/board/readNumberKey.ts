/** The meaning of a number typed on a board: a place, or the value of an object. */
export type TypedMeaning = 'place' | 'value';

/** The numbers that can be typed for the selected objects. */
export interface ChosenNumbers {
  /** The first number in the fields of the selected objects: their place or another value. */
  readonly first: TypedMeaning;
  /** Whether the selected objects have a place that can be typed. */
  readonly hasPlace: boolean;
  /** Whether the first number may be negative; otherwise a minus zooms out. */
  readonly isSigned: boolean;
}

/** The state of a board when the typing of a number begins. */
export interface NumberState {
  readonly isReadOnly: boolean;
  /** A tool other than the selection pointer is active. */
  readonly hasTool: boolean;
  /** An object was just placed and still has the default value. */
  readonly isPlaced: boolean;
  /** The numbers of the selected objects; null if nothing is selected. */
  readonly chosen: ChosenNumbers | null;
}

/** A number begins with a sign, a digit, a decimal mark, or the `@` of a place. */
const NUMBER_START = /^[-\d.,@]$/;

/**
 * Decides the meaning of a number whose first key is pressed on a board, by one rule for every editor: it is the value
 * of an object that was just placed; otherwise a place if a tool is active, and the first value of the selection if
 * not. A number that begins with `@` is always a place. Returns null if the key begins no number there.
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
