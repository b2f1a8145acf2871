import { isRoot, type Session, type Subscription } from '@eecs/ui-account';
import type { KindId } from '../kinds/kindNames.ts';

/** Features that may be used: all, or those that are named. */
export type UsableFeatures = 'all' | ReadonlySet<string>;

/**
 * Lists the features available in a branch. `everybodys` is the server's list for anonymous users, null before it was
 * requested or if it failed: then nothing is withheld, because the server checks its own calls.
 */
export function listFeatures(
  branch: KindId,
  session: Session,
  everybodys: readonly Subscription[] | null,
): UsableFeatures {
  if (isRoot(session)) return 'all';
  const inForce = 'user' in session ? (session.inForce ?? null) : everybodys;
  const own = inForce?.find((one) => one.branch === branch);
  return own === undefined ? 'all' : new Set(own.activities);
}

/** The activity of plans that keep entries of libraries. */
export const STORING = 'storage.user';

/**
 * Returns whether somebody who is logged in may keep entries of a library: of
 * any branch, for a library belongs to none.
 */
export function mayStore(session: Session): boolean {
  if (isRoot(session) || !('user' in session) || session.inForce === undefined) return true;
  return session.inForce.some(({ activities }) => activities.includes(STORING));
}
