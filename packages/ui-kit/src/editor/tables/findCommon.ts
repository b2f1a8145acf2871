/** Values that several items have in common. */
export interface Common<Value> {
  /** The value of the first of them. */
  readonly value: Value | undefined;
  /** Whether another one has another value. */
  readonly isMixed: boolean;
}

/**
 * Finds the value that several things have in common; things without a value have that in common too.
 *
 * @example findCommon([3, 3]) // { value: 3, isMixed: false }
 */
export function findCommon<Value>(values: readonly Value[]): Common<Value> {
  const [value] = values;
  return { value, isMixed: values.some((other) => other !== value) };
}

/** Returns whether all of several things are so, or none; `mixed` where some are. */
export function findCommonFlag(flags: readonly boolean[]): boolean | 'mixed' {
  const { value = false, isMixed } = findCommon(flags);
  return isMixed ? 'mixed' : value;
}
