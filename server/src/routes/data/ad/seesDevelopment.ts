import type { FastifyRequest } from 'fastify';
import { isRoot } from '../../../accounts/caller.ts';
import { readCallerOrNobody } from '../../../plugins/callerOrNobody.ts';

/** Returns whether the caller sees branches in development: only root does. */
export async function seesDevelopment(request: Pick<FastifyRequest, 'readCaller'>): Promise<boolean> {
  return isRoot(await readCallerOrNobody(request));
}
