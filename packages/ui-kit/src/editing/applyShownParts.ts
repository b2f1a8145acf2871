/** Shows one part that another editor showed; returns whether the value was valid. */
export type ShownPartTaker = (value: unknown) => boolean;

/**
 * Restores the parts of the view of another editor, one by one, as far as they are valid: the value may come from a
 * link that anybody wrote, or from a later version. Returns whether all parts were restored; false for a value that is
 * not an object.
 */
export function applyShownParts(shown: unknown, takers: Readonly<Record<string, ShownPartTaker>>): boolean {
  if (typeof shown !== 'object' || shown === null) return false;
  const left = Object.entries(shown).filter(([name, value]) => {
    const take = Object.hasOwn(takers, name) ? takers[name] : undefined;
    return take?.(value) !== true;
  });
  return left.length === 0;
}

/** Creates the taker of a part that a type guard validates. */
export function takeIf<Value>(
  is: (value: unknown) => value is Value,
  show: (value: Value) => void,
): ShownPartTaker {
  return (value) => {
    const isUnderstood = is(value);
    if (isUnderstood) show(value);
    return isUnderstood;
  };
}
