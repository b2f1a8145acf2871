import type { Knex } from 'knex';
import { isRoot, type LoggedCaller } from '../accounts/caller.ts';
import { refuseFeatures } from '../gating/missingFeatures.ts';
import { subscriptionsInForce } from '../gating/subscriptionsInForce.ts';
import type { Locale } from '../messages/locale.ts';
import type { FeatureKey } from '../plans/features.ts';
import type { LibrariesContext } from './librariesContext.ts';

const LIBRARY: FeatureKey = 'storage.user';

/** Returns whether any plan of the caller includes a private library. */
export async function hasLibrary(
  { hasGating, clock }: Pick<LibrariesContext, 'hasGating' | 'clock'>,
  db: Knex,
  caller: LoggedCaller,
): Promise<boolean> {
  if (!hasGating || isRoot(caller)) return true;
  const subscriptions = await subscriptionsInForce(db, caller.userId, clock());
  return subscriptions.some(({ activities }) => activities.includes(LIBRARY));
}

export type NoLibrary = ReturnType<typeof refuseLibrary>;

/** Returns the answer for a caller whose plans include no library. */
export function refuseLibrary(locale: Locale) {
  return { affected: 0 as const, ...refuseFeatures([LIBRARY], locale) };
}
