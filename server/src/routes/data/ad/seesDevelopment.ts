import type { FastifyRequest } from 'fastify';
import { isRoot } from '../../../accounts/caller.ts';
import { ApiFailure } from '../../../errors.ts';

/** Says whether branches in development are shown to who calls: to root alone. A frozen account sees what anyone does. */
export async function seesDevelopment(request: Pick<FastifyRequest, 'readCaller'>): Promise<boolean> {
  try {
    return isRoot(await request.readCaller());
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'frozen') return false;
    throw error;
  }
}
