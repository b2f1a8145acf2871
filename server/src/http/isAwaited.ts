import type { FastifyReply } from 'fastify';

/**
 * Returns whether a client still waits for an answer: false once it has disconnected, or the deadline has answered
 * it.
 */
export function isAwaited(reply: FastifyReply): boolean {
  return !reply.sent && !reply.raw.destroyed;
}

/** Returns whether the client went away before it had its answer: a response that was sent counts as destroyed, too. */
export function hasLeft({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished;
}
