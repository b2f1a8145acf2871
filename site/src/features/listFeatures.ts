import { isRoot, type Session, type Subscription } from '@eecs/ui-account';
import type { KindId } from '../kinds/kindNames.ts';

/** Features that may be used: all, or those that are named. */
export type UsableFeatures = 'all' | ReadonlySet<string>;

/**
 * Lists what may be used in a branch. `everybodys` is what the server gives whoever is not logged in, null where it was
 * not asked yet or did not answer: nothing is withheld then, for the server judges what it does itself.
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
 * Answers whether somebody who is logged in may keep entries of a library: of
 * any branch, for a library belongs to none.
 */
export function mayStore(session: Session): boolean {
  if (isRoot(session) || !('user' in session) || session.inForce === undefined) return true;
  return session.inForce.some(({ activities }) => activities.includes(STORING));
}
