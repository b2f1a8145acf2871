import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../text/escapeHtml.ts';
import { createPageShell, type PageShell, writePage } from './pageShell.ts';

/** The input of a shell: the page as it is painted, and everything else that makes it differ. */
export type ShellParts = readonly [painted: string, ...others: readonly (string | object | null)[]];

/** Keeps shells of pages; the one that was asked for longest ago goes where there are more than so many. */
export interface ShellCache {
  /** Returns the shell that is kept of these parts, or has the page written and keeps it. */
  get(parts: ShellParts, write: (painted: string) => string): PageShell;
}

/** A page of the site is some 50 KB with what is packed of it. */
const MOST = 120;

/** Creates an empty cache. Parts are distinguished by their identity, so they are to be those of the start. */
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

/** The tag by which a page knows the nonce of its policy. */
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
