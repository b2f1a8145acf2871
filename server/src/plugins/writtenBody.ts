import type { FastifyRequest } from 'fastify';

/** Returns the bytes of a body that the schema of its route requires. */
export function writtenBody({ written }: Pick<FastifyRequest, 'written'>): Uint8Array {
  if (written === null) throw new Error('`writtenBody` needs a request that has a body');
  return written;
}
