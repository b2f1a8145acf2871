import { isLoggedIn, type Session } from '@eecs/ui-account';
import type { CaseLimits } from '@eecs/ui-beam';

/**
 * Reads whose sizes hold for the visitor: those of anyone until somebody is logged in, so that what a page makes or
 * opens keeps within what the server takes. A private server takes more of everybody (`LIMITS=off`) and writes so into
 * the page.
 */
export function readVisitorLimits(session: Session): CaseLimits {
  if (isLoggedIn(session)) return 'full';
  const tag = document.querySelector<HTMLMetaElement>('meta[name="eecs-limits"]');
  return tag?.content === 'full' ? 'full' : 'anonymous';
}
