/**
 * Returns the next free name of a row: a prefix and the smallest number that no other row has.
 *
 * @example nextName('M', ['M1', 'S235', 'M3']) // 'M2'
 */
export function nextName(prefix: string, taken: readonly string[]): string {
  const names = new Set(taken);
  let number = 1;
  while (names.has(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/**
 * Returns the name of a row whose numbers were changed. A name that contains a number of two digits or more is that of
 * a grade or a profile and does not fit the new numbers, so it is replaced by the next free name. Any other name stays.
 */
export function nameAfterChange(name: string, prefix: string, taken: readonly string[]): string {
  return name === '' || /\d{2}/.test(name) ? nextName(prefix, taken) : name;
}
