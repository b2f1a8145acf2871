import { isLoggedIn, type Session } from '@eecs/ui-account';
import type { CaseLimits } from '@eecs/ui-beam';

/**
 * Returns the document limits for the visitor, those of anonymous users until somebody logs in, so that a page creates
 * and opens only what the server accepts. A private server accepts more from everybody (`LIMITS=off`) and writes so
 * into the page.
 */
export function readVisitorLimits(session: Session): CaseLimits {
  if (isLoggedIn(session)) return 'full';
  const tag = document.querySelector<HTMLMetaElement>('meta[name="eecs-limits"]');
  return tag?.content === 'full' ? 'full' : 'anonymous';
}
