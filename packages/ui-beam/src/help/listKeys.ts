import { KEY_PLACES, KEY_TABLE, type KeyEntry, type KeyId, type KeyPlace } from '../keys/keyTable.ts';
import { listPresses } from '../keys/writeKeys.ts';

/** One line of the list of keys. */
export interface KeyLine {
  readonly id: KeyId;
  /** Each does it by itself. */
  readonly presses: readonly string[];
  readonly then: string | null;
  /** Whether Shift makes the step ten times as long. */
  readonly hasCoarse: boolean;
}

/** Lists the keys of the table by where they act. */
export function listKeys(): readonly { readonly place: KeyPlace; readonly lines: readonly KeyLine[] }[] {
  const ids = Object.keys(KEY_TABLE) as KeyId[];
  return KEY_PLACES.map((place) => ({
    place,
    lines: ids.filter((id) => KEY_TABLE[id].place === place).map(toLine),
  }));
}

function toLine(id: KeyId): KeyLine {
  const { presses, then }: KeyEntry = KEY_TABLE[id];
  return {
    id,
    presses: listPresses(id),
    then: then ?? null,
    hasCoarse: presses.some((press) => press.startsWith('Shift? ')),
  };
}
