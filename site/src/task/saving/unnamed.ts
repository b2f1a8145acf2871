/** Default titles of documents in the three languages, from the starters and the editors. */
export const DEFAULT_TITLES: ReadonlySet<string> = new Set([
  'Beam',
  'Балка',
  'Multi-span beam',
  'Многопролётная балка',
  'Багатопрогонова балка',
  'Truss',
  'Ферма',
]);

/** Returns whether a title is a default one. */
export function isUnnamed(title: string): boolean {
  return title.trim() === '' || DEFAULT_TITLES.has(title.trim());
}
