import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '../../solving/solveDesk.ts';

/** Says for whom a request is solved: who it is was found before its body was read. */
export function toClient(
  { customer }: Pick<FastifyRequest, 'customer'>,
  { raw }: Pick<FastifyReply, 'raw'>,
): Client {
  if (customer === null) throw new Error('`toClient` needs a route with `solves` in its config');
  const { key, isCounted, allowance, features } = customer;
  return {
    key: isCounted ? key : null,
    allowance,
    features,
    onReleased: (release) => void finished(raw, () => release()),
  };
}
