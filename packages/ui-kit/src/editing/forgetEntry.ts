/**
 * Updates things that name an entry by index after that entry is removed: those that named it get -1 and are counted as
 * `lost`; higher indices decrease by one. Other things stay the same objects.
 *
 * @example forgetEntry([{ materialIndex: 2 }], 'materialIndex', 1) // { items: [{ materialIndex: 1 }], lost: 0 }
 */
export function forgetEntry<Key extends string, Item extends Readonly<Record<Key, number>>>(
  items: readonly Item[],
  key: Key,
  index: number,
): { readonly items: readonly Item[]; readonly lost: number } {
  let lost = 0;
  const shifted = items.map((item) => {
    if (item[key] < index) return item;
    if (item[key] === index) lost += 1;
    return { ...item, [key]: item[key] === index ? -1 : item[key] - 1 };
  });
  return { items: shifted, lost };
}
