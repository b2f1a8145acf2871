import type { Knex } from 'knex';
import { formatDollars } from '../plans/money.ts';
import { inForce } from '../plans/plan.ts';
import { writeMinute } from '../messages/writeMinute.ts';
import { countRows } from '../repositories/storage.ts';
import { listSubscriptions } from '../repositories/subscriptions.ts';
import { countTasks } from '../repositories/tasks.ts';
import type { UserRow } from '../repositories/users.ts';
import { PARTITIONS } from '../words/library.ts';

/**
 * Lists what would be lost with an account, a phrase for each: tasks, rows of the libraries, plans in force and credit.
 */
export async function listHeld(
  db: Knex,
  { id, creditCents }: Pick<UserRow, 'id' | 'creditCents'>,
  at: number,
): Promise<string[]> {
  const held = [`saved tasks: ${await countTasks(db, id)}`];
  for (const partition of PARTITIONS) held.push(`${partition}s: ${await countRows(db, id, partition)}`);
  for (const { branch, ...stored } of await listSubscriptions(db, id)) {
    const plan = inForce(stored, at);
    if (plan !== null)
      held.push(
        `plan of ${branch}: USD ${formatDollars(plan.priceCents)}, until ${writeMinute(plan.expires)} UTC`,
      );
  }
  if (creditCents > 0) held.push(`credit: USD ${formatDollars(creditCents)}`);
  return held;
}
