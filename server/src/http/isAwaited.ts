import type { FastifyReply } from 'fastify';

/** Says whether somebody waits for an answer: false once the client has gone, or was put off by the deadline. */
export function isAwaited(reply: FastifyReply): boolean {
  return !reply.sent && !reply.raw.destroyed;
}

/** Says whether the client went away before it had its answer: a response that was sent counts as destroyed, too. */
export function hasLeft({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}
