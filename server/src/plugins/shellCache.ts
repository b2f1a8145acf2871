import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../text/escapeHtml.ts';
import { createPageShell, type PageShell, writePage } from './pageShell.ts';

/** The input of a shell: the painted page, and everything else on which it depends. */
export type ShellParts = readonly [painted: string, ...others: readonly (string | object | null)[]];

/** Caches page shells; beyond its size, the least recently used one is dropped. */
export interface ShellCache {
  /** Returns the cached shell of these parts, or writes the page and caches it. */
  get(parts: ShellParts, write: (painted: string) => string): PageShell;
}

/** Maximum number of shells; a page with its compressed parts takes some 50 KB. */
const MOST = 120;

/** Creates an empty cache. Parts are compared by identity, so they must be the same objects from the start on. */
export function createShellCache(most: number = MOST): ShellCache {
  const shells = new Map<string, PageShell>();
  const numbers = new Map<ShellParts[number], number>();
  const numberOf = (part: ShellParts[number]): number => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  };
  return {
    get(parts, write) {
      const key = parts.map(numberOf).join(' ');
      const shell = shells.get(key) ?? createPageShell(write(parts[0]));
      shells.delete(key);
      shells.set(key, shell);
      const [oldest] = shells.keys();
      if (shells.size > most && oldest !== undefined) shells.delete(oldest);
      return shell;
    },
  };
}

/** Returns the tag that tells a page the nonce of its policy. */
export function toNonceTag(nonce: string): string {
  return `<meta property="csp-nonce" content="${escapeHtml(nonce)}">`;
}

/** Sends a page with its own tags in its head, in an encoding that the client accepts; the type is set on the reply. */
export function sendPage(reply: FastifyReply, shell: PageShell, tags: string): FastifyReply {
  const { body, encoding } = writePage(shell, tags, acceptedBy(reply));
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(body);
}

function acceptedBy({ request }: FastifyReply): string {
  return [request.headers['accept-encoding'] ?? []].flat().join(',');
}
