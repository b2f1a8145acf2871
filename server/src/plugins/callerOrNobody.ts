import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, type Caller } from '../accounts/caller.ts';
import { ApiFailure } from '../failures/errors.ts';

/** Finds the caller of a public route; a frozen account counts as anonymous. */
export async function readCallerOrNobody(request: Pick<FastifyRequest, 'readCaller'>): Promise<Caller> {
  try {
    return await request.readCaller();
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'frozen') return ANONYMOUS;
    throw error;
  }
}
