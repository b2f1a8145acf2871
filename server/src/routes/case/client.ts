import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAddressTest, toClientKey } from '../../http/clientAddress.ts';
import type { Config } from '../../start/config.ts';
import type { Client } from '../../solving/solveDesk.ts';

/** Which addresses are not counted. */
export type Exemptions = Pick<Config, 'rateExempt'>;

/** Creates what says for whom a request is solved. */
export function createClientOf({ rateExempt }: Exemptions) {
  const isExempt = createAddressTest(rateExempt);
  return ({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>): Client => ({
    key: isExempt(ip) ? null : toClientKey(ip),
    response: raw,
  });
}
