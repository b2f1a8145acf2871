/** Enough to find them; whoever asks for all has the ids themselves. */
const MOST_NUMBERS = 12;

/**
 * Lists entries by their numbers, counted from 1 where the ids are indexes.
 *
 * @example listNumbers([0, 4]) // '1, 5'
 */
export function listNumbers(ids: readonly (number | string)[]): string {
  const numbers = ids.slice(0, MOST_NUMBERS).map((id) => (typeof id === 'number' ? id + 1 : id));
  return `${numbers.join(', ')}${ids.length > MOST_NUMBERS ? ', …' : ''}`;
}
