import type { CaseLimits } from '@eecs/ui-beam';

/**
 * Reads whose sizes hold for the visitor, from what the server wrote into the page: nobody logs in yet, so that what a page
 * makes or opens keeps within what the server takes of anyone. A private server takes more (`LIMITS=off`) and says so.
 */
export function readVisitorLimits(): CaseLimits {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="eecs-limits"]');
  return tag?.content === 'full' ? 'full' : 'anonymous';
}
