/** Greatest number of entries in a list: enough to find the first ones; the ids in the data list all of them. */
const MOST_NUMBERS = 12;

/**
 * Lists entries by their numbers, counted from 1 if the ids are indexes, otherwise by their names.
 *
 * @example listNumbers([0, 4]) // '1, 5'
 */
export function listNumbers(
  ids: readonly (number | string)[],
  nameOf: (index: number) => string | undefined = () => undefined,
): string {
  const numbers = ids
    .slice(0, MOST_NUMBERS)
    .map((id) => (typeof id === 'number' ? (nameOf(id) ?? id + 1) : id));
  return `${numbers.join(', ')}${ids.length > MOST_NUMBERS ? ', …' : ''}`;
}
