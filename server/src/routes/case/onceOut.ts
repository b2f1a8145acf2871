import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Says how to hear when the answer is out, or given up. */
export function onceOut({ raw }: Pick<FastifyReply, 'raw'>): (release: () => void) => void {
  return (release) => void finished(raw, () => release());
}
