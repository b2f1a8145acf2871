import type { Knex } from 'knex';
import { createOutgoing } from '../flow/outgoing.ts';
import { createPerClient } from '../flow/perClient.ts';
import { weighListed } from '../repositories/tasks.ts';
import { MOST_LISTED_BYTES } from './listTasks.ts';

/** Limits the memory for lists that are being sent: a slow reader keeps its list in memory. */
export interface ListRoom {
  /**
   * Reserves room for a list of a user's tasks, before it is read. Rejects with ApiFailure `tooMany` if the caller has
   * two large lists in progress, `busy` if all lists together are too large. Callers call the function passed to
   * `onceOut` when the answer is sent or abandoned.
   */
  enter(
    list: { readonly userId: number; readonly callerId: number },
    onceOut: (release: () => void) => void,
  ): Promise<void>;
}

const KIB = 1024;
const MIB = 1024 * KIB;
/** Smaller lists are not counted: most lists are small, and a user may have several pages open. */
const LEAST_BYTES = 256 * KIB;
const MOST_BYTES = 40 * MIB;
const MOST_AT_ONCE = 2;

/** Creates the counter of one process. */
export function createListRoom(db: Knex): ListRoom {
  const perCaller = createPerClient(MOST_AT_ONCE);
  const outgoing = createOutgoing({ maxBytes: MOST_BYTES, leastBytes: LEAST_BYTES });
  return {
    async enter({ userId, callerId }, onceOut) {
      const bytes = Math.min(await weighListed(db, userId), MOST_LISTED_BYTES);
      if (bytes < LEAST_BYTES) return;
      onceOut(perCaller.enter(String(callerId)));
      onceOut(outgoing.enter(bytes));
    },
  };
}
