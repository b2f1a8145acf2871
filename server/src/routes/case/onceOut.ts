import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Returns a function that registers a callback for when the answer is sent or abandoned. */
export function onceOut({ raw }: Pick<FastifyReply, 'raw'>): (release: () => void) => void {
  return (release) => void finished(raw, () => release());
}
