import type { Knex } from 'knex';
import type { MessageKey } from '../messages/index.ts';
import { thinRevisions, weighTasks, type TaskWeights } from '../repositories/tasks.ts';

/** The account has no room for a task; the transaction in which it is thrown changes nothing. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  readonly text: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(text: MessageKey, values: NoRoomError['values']) {
    super(text);
    this.text = text;
    this.values = values;
  }
}

export interface Place {
  readonly userId: number;
  /** Bytes that the account may store. */
  readonly room: number;
  /** Maximum number of added bytes. */
  readonly incoming: number;
}

/**
 * Saves a task within the room of the account, with the user's row locked. If necessary, earlier states of the replaced
 * task are removed first, oldest first and never the newest. An account that exceeds its room after a change of plan
 * can still save as long as it does not grow. Rejects with a NoRoomError, which has the figures.
 */
export async function saveWithin<Saved extends { readonly id: number }>(
  transaction: Knex.Transaction,
  { userId, room, incoming }: Place,
  save: () => Promise<Saved>,
): Promise<Saved> {
  if (room === Infinity) return save();
  const before = sum(await weighTasks(transaction, userId));
  const saved = await save();
  if (before + incoming <= room) return saved;
  const most = Math.max(room, before);
  const excess = sum(await weighTasks(transaction, userId)) - most;
  if (excess > 0) await thinRevisions(transaction, userId, { id: saved.id, bytes: excess });
  const weights = await weighTasks(transaction, userId);
  if (sum(weights) <= most) return saved;
  const { live, deleted, revisions } = weights;
  throw new NoRoomError('quotas.bytes', {
    needed: toMib(sum(weights)),
    room: toMib(room),
    live: toMib(live),
    deleted: toMib(deleted),
    revisions: toMib(revisions),
  });
}

function sum({ live, deleted, revisions }: TaskWeights): number {
  return live + deleted + revisions;
}

/** Rounds up, so that a task that does not fit does not appear to fit. */
function toMib(bytes: number): number {
  return Math.ceil(bytes / (1024 * 1024));
}
