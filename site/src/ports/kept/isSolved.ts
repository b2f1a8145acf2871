/**
 * Returns whether an external value is a result of the document of a hash, and `isSet` accepts each of its case sets.
 */
export function isSolved(
  value: unknown,
  documentHash: string,
  isSet: (set: Readonly<Record<string, unknown>>) => boolean,
): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { level, hash, sets } = value as Readonly<Record<string, unknown>>;
  return (
    (level === 'ok' || level === 'warning') &&
    hash === documentHash &&
    Array.isArray(sets) &&
    sets.every(
      (set: unknown) =>
        typeof set === 'object' && set !== null && isSet(set as Readonly<Record<string, unknown>>),
    )
  );
}
