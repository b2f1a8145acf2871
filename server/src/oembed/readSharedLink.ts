import { inflateSync } from 'node:zlib';
import { LIMITS, parseCase } from '@eecs/solver-core';
import { parseTruss } from '@eecs/solver-core/truss';

/** What a link of the site shares: an editor, and the document in it, if any. */
export interface SharedLink {
  readonly kind: 'beam' | 'truss';
  /** The document as it stands in the link; null for an editor that begins with an empty one. */
  readonly packed: string | null;
  /** As its author wrote it; empty where nobody did. */
  readonly title: string;
}

/** Larger documents do not come out of a link: a short one that unpacks to gigabytes is an attack, bytes. */
const MAX_UNPACKED_BYTES = 1_000_000;

/** Addresses that anybody may open, by the editor they open. */
const EDITORS: Readonly<Record<string, SharedLink['kind']>> = {
  '/msb': 'beam',
  '/truss': 'truss',
  '/embed/msb': 'beam',
  '/embed/truss': 'truss',
};

/** Saved tasks, which are their owner's alone. */
const OWN = /^\/(?:(?:msb|truss)\/|preview-(?:msb|truss))./;

/**
 * Reads an address of the site at `base`. A document is in the fragment, `#c=…`, as whoever shares it gets it; what is damaged there or is no
 * document is no link. Answers null for what shares nothing, and `own` for what is somebody's alone.
 */
export function readSharedLink(address: string, base: string): SharedLink | 'own' | null {
  const url = URL.parse(address);
  const site = new URL(base);
  const root = site.pathname.replace(/\/$/, '');
  if (url === null || url.origin !== site.origin || !url.pathname.startsWith(root)) return null;
  const path = url.pathname.slice(root.length);
  const kind = EDITORS[path.replace(/\/$/, '')];
  if (kind === undefined) return OWN.test(path) ? 'own' : null;
  const packed = new URLSearchParams(url.hash.slice(1)).get('c');
  if (packed === null) return { kind, packed, title: '' };
  const title = readTitle(kind, packed);
  return title === null ? null : { kind, packed, title };
}

/** The title of a packed document; null where it is none. */
function readTitle(kind: SharedLink['kind'], packed: string): string | null {
  if (!/^[\w-]+$/.test(packed)) return null;
  let document: unknown;
  try {
    const bytes = inflateSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_UNPACKED_BYTES });
    document = JSON.parse(bytes.toString());
  } catch {
    // Cut off, mistyped or never a document: which of them makes no difference to who asks.
    return null;
  }
  const limits = LIMITS.full;
  const parsed = kind === 'beam' ? parseCase(document, { limits }) : parseTruss(document, { limits });
  return parsed.ok ? parsed.document.title : null;
}
