import { inflateSync } from 'node:zlib';
import { LIMITS } from '@eecs/solver-core';
import { EDITED_KINDS, type EditedKind, solvedKindOf, structureOf } from '../kinds/structures.ts';
import { codeOf } from '../text/errorCode.ts';
import { isRecord } from '../text/isRecord.ts';

/** The content of a link to the site: an editor, and the document in it, if any. */
export interface SharedLink {
  readonly kind: EditedKind;
  /** The document as packed in the link; null for an editor that starts empty. */
  readonly packed: string | null;
  /** As its author wrote it; empty if there is none, or if the document is too large to be read. */
  readonly title: string;
}

/**
 * Maximum size that is read to find a title, KiB, on the thread that answers all requests. A larger document has no
 * title here; its reader sees the title in the frame, where the page unpacks the document itself.
 */
export const MOST_READ = { packed: 64, unpacked: 256 } as const;

/** Public addresses, with the editor that each opens. */
const EDITORS: ReadonlyMap<string, EditedKind> = new Map(
  EDITED_KINDS.flatMap((kind) => [`/${kind}`, `/embed/${kind}`].map((path) => [path, kind] as const)),
);

/** Beginnings of the paths of saved tasks, which only their owners may see. */
const OWN_PATHS = EDITED_KINDS.flatMap((kind) => [`/${kind}/`, `/preview-${kind}`]);

/**
 * Reads an address of the site at `base`. The document is in the fragment, `#c=…`. A damaged document, or one of
 * another kind, makes the link invalid; documents beyond `MOST_READ` are not read and therefore not refused. The editor
 * validates the whole document. Returns null if the address shares nothing, and `own` if only its owner may see it.
 */
export function readSharedLink(address: string, base: string): SharedLink | 'own' | null {
  const url = URL.parse(address);
  const site = new URL(base);
  const root = site.pathname.replace(/\/$/, '');
  if (url === null || url.origin !== site.origin || !url.pathname.startsWith(root)) return null;
  const path = url.pathname.slice(root.length);
  const kind = EDITORS.get(path.replace(/\/$/, ''));
  if (kind === undefined)
    return OWN_PATHS.some((start) => path.startsWith(start) && path.length > start.length) ? 'own' : null;
  const packed = new URLSearchParams(url.hash.slice(1)).get('c');
  if (packed === null) return { kind, packed, title: '' };
  const title = readTitle(kind, packed);
  return title === null ? null : { kind, packed, title };
}

/** Returns the title of a packed document; null if the text is not a document. */
function readTitle(kind: EditedKind, packed: string): string | null {
  if (!/^[\w-]+$/.test(packed)) return null;
  if (packed.length > MOST_READ.packed * 1024) return '';
  let document: unknown;
  try {
    const bytes = inflateSync(Buffer.from(packed, 'base64url'), {
      maxOutputLength: MOST_READ.unpacked * 1024,
    });
    document = JSON.parse(bytes.toString());
  } catch (cause) {
    if (codeOf(cause) === 'ERR_BUFFER_TOO_LARGE') return '';
    // It was cut off, mistyped or never a document: the caller need not know which.
    return null;
  }
  if (!isRecord(document) || !looksLike(kind, document)) return null;
  const { title = '' } = document;
  return typeof title === 'string' && title.length <= LIMITS.full.title ? title : null;
}

function looksLike(kind: EditedKind, document: Readonly<Record<string, unknown>>): boolean {
  return structureOf(solvedKindOf(kind)).looksLike(document);
}
