import { isOwnPath } from './lastPath.ts';

/** Location state of a login page: the page that the visitor wanted to open. */
export interface ReturnState {
  readonly returnTo: string;
}

/** Reads the page to open after a login; null if there is none. Values from the browser's history are checked. */
export function readReturnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && isOwnPath(returnTo) ? returnTo : null;
}
