import type { FastifyRequest } from 'fastify';

/**
 * Says whether a request comes from our own pages, by what browsers tell and pages cannot forge. One that tells nothing
 * is no browser's: it has nobody's cookies but its own.
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
