import { isLoggedIn, type Session } from '@eecs/ui-account';
import type { CaseLimits } from '@eecs/ui-beam';

/**
 * Returns the document limits of the visitor, so that a page creates and opens only documents that the server accepts;
 * before a login, those of anonymous users. A private server accepts more from everybody (`LIMITS=off`) and states so
 * in the page.
 */
export function readVisitorLimits(session: Session): CaseLimits {
  if (isLoggedIn(session)) return 'full';
  const tag = document.querySelector<HTMLMetaElement>('meta[name="eecs-limits"]');
  return tag?.content === 'full' ? 'full' : 'anonymous';
}
