import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, type Caller } from '../accounts/caller.ts';
import { ApiFailure } from '../failures/errors.ts';

/** Finds who calls a route whose answer is for everybody: whose account is frozen is nobody. */
export async function readCallerOrNobody(request: Pick<FastifyRequest, 'readCaller'>): Promise<Caller> {
  try {
    return await request.readCaller();
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'frozen') return ANONYMOUS;
    throw error;
  }
}
