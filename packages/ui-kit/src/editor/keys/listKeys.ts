import type { KeyTable } from './createKeys.ts';
import { listWrittenPresses } from './writePress.ts';

/** One line of the list of keys. */
export interface KeyLine<Id extends string = string> {
  readonly id: Id;
  /** Alternative presses, as displayed. */
  readonly presses: readonly string[];
  readonly then: string | null;
  /** Whether Shift makes the step ten times as long. */
  readonly hasCoarse: boolean;
  /** Whether Alt makes the step a tenth. */
  readonly hasFine: boolean;
}

/** Lists the keys of a table that act in a place. */
export function listKeys<Id extends string, Place extends string>(
  table: KeyTable<Id, Place>,
  place: Place,
): readonly KeyLine<Id>[] {
  const ids = Object.keys(table) as Id[];
  return ids
    .filter((id) => table[id].place === place)
    .map((id) => {
      const { presses, then = null } = table[id];
      return {
        id,
        presses: listWrittenPresses(presses),
        then,
        hasCoarse: presses.some((press) => press.includes('Shift? ')),
        hasFine: presses.some((press) => press.includes('Alt? ')),
      };
    });
}
