import { isOwnPath } from './lastPath.ts';

/** Location state of a page that logs in: where whoever logs in wanted to go. */
export interface ReturnState {
  readonly returnTo: string;
}

/**
 * Reads where to go after a login; null where nobody was on the way. What the browser's history brings back is checked.
 */
export function readReturnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && isOwnPath(returnTo) ? returnTo : null;
}
