import type { KeyPress, Keys, KeyTable } from './createKeys.ts';

/**
 * Creates what says whether a press behind the beginning of a coordinate is none of it but a key of the editor. Behind a
 * letter a letter goes on with the unit: `ft`, `inch`, `meter`.
 */
export function createPlaceEnd<Id extends string>(
  table: KeyTable<Id>,
  { isKey }: Pick<Keys<Id>, 'isKey'>,
): (press: KeyPress, typed: string) => boolean {
  const ids = (Object.keys(table) as Id[]).filter((id) => table[id].endsPlace === true);
  return (press, typed) => {
    const isUnit = /\p{L}$/u.test(typed) && /^\p{L}$/u.test(press.key);
    return !isUnit && ids.some((id) => isKey(press, id));
  };
}
