import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request comes from our own pages, by headers that browsers set and pages cannot forge. A request
 * without them does not come from a browser, so it can only have its own cookies.
 *
 * Without a public URL the server answers under the names of its machine: `localhost` and addresses. Any other name may
 * be that of a page which has given its own name our address (DNS rebinding).
 */
export function isOwnOrigin(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  publicUrl: string | null,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined)
    return publicUrl === null
      ? origin === `${protocol}://${host}` && isOwnName(origin)
      : origin === new URL(publicUrl).origin;
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isOwnName(origin: string): boolean {
  const name = URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return isIP(name) !== 0 || /^(.*\.)?localhost$/.test(name);
}
