import type { FastifyRequest } from 'fastify';
import type { LoggedCaller } from '../accounts/caller.ts';

/** Returns the caller of a route with `access`: the session was checked before the handler. */
export function loggedCallerOf({ caller }: Pick<FastifyRequest, 'caller'>): LoggedCaller {
  if (caller?.kind !== 'user') throw new Error('`loggedCallerOf` needs a route with `access` in its config');
  return caller;
}
