import type { FastifyReply } from 'fastify';

/** Says whether somebody waits for an answer: false once the client has gone, or was put off by the deadline. */
export function isAwaited(reply: FastifyReply): boolean {
  return !reply.sent && !reply.raw.destroyed;
}
