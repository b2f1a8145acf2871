import type { Shelf, Slot } from '../../ports/kept/shelf.ts';
import { readTaskLink } from '../../ports/kept/taskLink.ts';

/** Storage key, in the slot of a beam, which records that the reader does not want it in the account. */
const OFFERED_KEY = 'offered';

/** Lists the beams that are stored only in this browser and were not offered to an account yet. */
export function listUnclaimed(shelf: Shelf, slots: readonly Slot[]): readonly Slot[] {
  return slots.filter(({ id }) => {
    const store = shelf.open(id);
    return readTaskLink(store) === null && store.read(OFFERED_KEY) !== true;
  });
}

/** Records that beams were offered, so that they are not offered again. */
export function noteOffered(shelf: Shelf, slots: readonly Slot[]): void {
  for (const { id } of slots) shelf.open(id).write(OFFERED_KEY, true);
}
