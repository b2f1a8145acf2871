import { isRoot, type Session, type Subscription } from '@eecs/ui-account';
import type { KindId } from '../kinds/kindNames.ts';

/** The usable features: all, or the named ones. */
export type UsableFeatures = 'all' | ReadonlySet<string>;

/**
 * Lists the features available in a branch. `everybodys` is the server's list for anonymous users, null before it was
 * requested or if that failed: then nothing is withheld, because the server checks its own calls.
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

/** The feature that lets a plan store library entries. */
export const STORING = 'storage.user';

/**
 * Returns whether a logged-in user may store library entries, with a plan of any branch, because a library belongs to
 * none.
 */
export function mayStore(session: Session): boolean {
  if (isRoot(session) || !('user' in session) || session.inForce === undefined) return true;
  return session.inForce.some(({ activities }) => activities.includes(STORING));
}
