/** The common value of several items. */
export interface Common<Value> {
  /** The value of the first item. */
  readonly value: Value | undefined;
  /** Whether the values differ. */
  readonly isMixed: boolean;
}

/**
 * Finds the common value of several items; items without a value have that in common too.
 *
 * @example findCommon([3, 3]) // { value: 3, isMixed: false }
 */
export function findCommon<Value>(values: readonly Value[]): Common<Value> {
  const [value] = values;
  return { value, isMixed: values.some((other) => other !== value) };
}

/** Returns the common flag of several items; `mixed` if they differ. */
export function findCommonFlag(flags: readonly boolean[]): boolean | 'mixed' {
  const { value = false, isMixed } = findCommon(flags);
  return isMixed ? 'mixed' : value;
}
