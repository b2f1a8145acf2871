import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Calls back when the answer is sent or given up. */
export function onceOut({ raw }: Pick<FastifyReply, 'raw'>): (release: () => void) => void {
  return (release) => void finished(raw, () => release());
}
