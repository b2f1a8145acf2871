import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request comes from our own pages, by headers that browsers set and pages cannot forge. A request
 * without them does not come from a browser, so it can only have its own cookies.
 */
export function isOwnOrigin(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  publicUrl: string | null,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined)
    return origin === (publicUrl === null ? `${protocol}://${host}` : new URL(publicUrl).origin);
  return site === undefined || site === 'same-origin' || site === 'none';
}
