import type { Knex } from 'knex';
import { isRoot, type LoggedCaller } from '../../accounts/caller.ts';
import { subscriptionsInForce } from '../../billing/subscriptionsInForce.ts';
import { translate } from '../../messages/index.ts';
import type { Locale } from '../../messages/locale.ts';
import type { NotInPlan } from '../../schemas/storage.ts';
import type { TasksContext } from '../tasksContext.ts';

/** Says whether some plan of the caller has a library of their own. */
export async function hasLibrary(
  { isGated, clock }: Pick<TasksContext, 'isGated' | 'clock'>,
  db: Knex,
  caller: LoggedCaller,
): Promise<boolean> {
  if (!isGated || isRoot(caller)) return true;
  const subscriptions = await subscriptionsInForce(db, caller.userId, clock());
  return subscriptions.some(({ activities }) => activities.includes('storage.user'));
}

/** The answer to whoever has none. */
export function refuseLibrary(locale: Locale): NotInPlan {
  const message = translate(locale, 'storage.features');
  return { affected: 0, errno: 74301, error: 'features', message };
}
