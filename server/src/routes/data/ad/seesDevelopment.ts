import type { FastifyRequest } from 'fastify';
import { isRoot } from '../../../accounts/caller.ts';
import { readCallerOrNobody } from '../../../plugins/callerOrNobody.ts';

/** Returns whether branches in development are shown to who calls: to root alone. */
export async function seesDevelopment(request: Pick<FastifyRequest, 'readCaller'>): Promise<boolean> {
  return isRoot(await readCallerOrNobody(request));
}
