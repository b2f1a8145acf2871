type Titled = { readonly title: string };

/**
 * Finds the case set that `--set` names by its number, counted from 1, or by its title; the first one if `name` is
 * null. A document without case sets has one. Returns its index, or null if there is no such set.
 */
export function findCaseSet(caseSets: readonly Titled[], name: string | null): number | null {
  const number = name === null ? 1 : Number(name);
  if (Number.isInteger(number) && number >= 1 && number <= Math.max(1, caseSets.length)) return number - 1;
  const index = caseSets.findIndex(({ title }) => title === name);
  return index === -1 ? null : index;
}

/** Writes that a structure has no such case set, and lists those that it has. */
export function describeAbsentSet(
  structure: string,
  name: string | null,
  caseSets: readonly Titled[],
): string {
  const list = caseSets.map(({ title }, index) => `${index + 1}${title === '' ? '' : ` (${title})`}`);
  return `${structure} has no case set ${name ?? 1}. ${list.length === 0 ? 'It has no case sets.' : `Its case sets: ${list.join(', ')}.`}\n`;
}
