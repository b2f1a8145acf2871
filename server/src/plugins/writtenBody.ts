import type { FastifyRequest } from 'fastify';

/** Gives the bytes of a body that the schema of its route asks for. */
export function writtenBody({ written }: Pick<FastifyRequest, 'written'>): Uint8Array {
  if (written === null) throw new Error('`writtenBody` needs a request that has a body');
  return written;
}
