import { isOwnPath } from './lastPath.ts';

/** Location state of a login page: the page that the visitor wanted to open. */
export interface ReturnState {
  readonly returnTo: string;
}

/** Reads where to go after a login; null if nobody was on the way. Values from the browser's history are checked. */
export function readReturnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && isOwnPath(returnTo) ? returnTo : null;
}
