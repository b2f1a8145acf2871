/** Shows one part of what another editor showed; answers whether it was understood. */
export type ShownPartTaker = (value: unknown) => boolean;

/**
 * Shows what another editor did, part by part, as far as it is understood: it may come from a link that anybody wrote,
 * or from a later version. Returns whether that was all of it; what is no object at all is not.
 */
export function applyShownParts(shown: unknown, takers: Readonly<Record<string, ShownPartTaker>>): boolean {
  if (typeof shown !== 'object' || shown === null) return false;
  const left = Object.entries(shown).filter(([name, value]) => {
    const take = Object.hasOwn(takers, name) ? takers[name] : undefined;
    return take?.(value) !== true;
  });
  return left.length === 0;
}

/** Makes the taker of a part that one guard judges. */
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
