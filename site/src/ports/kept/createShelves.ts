import { createLocalStore } from '@eecs/ui-kit';
import type { KindId } from '../../kinds/kindNames.ts';
import { KIND_ROWS } from '../../kinds/kinds.ts';
import { type Shelf, createShelf } from './shelf.ts';

/** Creates the shelf of each kind, which stores its documents in this browser under the prefix of its row. */
export function createShelves(): Readonly<Record<KindId, Shelf>> {
  const shelves = KIND_ROWS.map(({ id, prefix, stepsKey }) => [
    id,
    createShelf({
      local: createLocalStore(prefix),
      openSlot: (slot) => createLocalStore(`${prefix}.${slot}`),
      stepsKey,
    }),
  ]);
  return Object.fromEntries(shelves) as Readonly<Record<KindId, Shelf>>;
}
