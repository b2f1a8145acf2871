import type { IncomingHttpHeaders } from 'node:http';

/** Bytes of the body as it was read; unknown where it came in pieces or packed. */
export function sizeOf(headers: IncomingHttpHeaders): number {
  return headers['content-encoding'] === undefined ? Number(headers['content-length'] ?? Infinity) : Infinity;
}
