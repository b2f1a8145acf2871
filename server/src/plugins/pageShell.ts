import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Some bytes of a page as they are and packed: packed pieces behind each other are one stream. */
interface Piece {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/**
 * A page that is the same for all visitors except for some tags at the beginning of its head: the text before and after
 * them.
 */
export interface PageShell {
  readonly before: Piece;
  readonly after: Piece;
}

/** A page ready to be sent. */
export interface WrittenPage {
  readonly body: Buffer;
  /** How it is packed; null if it is not, and whoever sends it may pack it. */
  readonly encoding: 'gzip' | null;
}

/** A text that is packed once is packed as small as possible. */
const ONCE = constants.Z_BEST_COMPRESSION;
/** Deflate, no name, no time, from Unix (RFC 1952, 2.3). */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);

/** Cuts a page behind the opening tag of its head and packs both halves. */
export function createPageShell(html: string): PageShell {
  const head = /<head[^>]*>/i.exec(html);
  const cut = head === null ? 0 : head.index + head[0].length;
  const [before, after] = [Buffer.from(html.slice(0, cut)), Buffer.from(html.slice(cut))];
  return {
    // Up to a full flush nothing behind it refers to what came before, and its last byte is whole.
    before: { plain: before, packed: pack(before, ONCE, constants.Z_FULL_FLUSH) },
    after: { plain: after, packed: pack(after, ONCE, constants.Z_FINISH) },
  };
}

/**
 * Writes a page with tags of its own at the beginning of its head, for who sends this `Accept-Encoding`. Only the tags
 * are packed now.
 */
export function writePage({ before, after }: PageShell, tags: string, accepted = ''): WrittenPage {
  const own = Buffer.from(tags);
  const plain = [before.plain, own, after.plain];
  if (!acceptsGzip(accepted)) return { body: Buffer.concat(plain), encoding: null };
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(plain.reduce((sum, bytes) => crc32(bytes, sum), 0));
  tail.writeUInt32LE(
    plain.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  const packed = pack(own, constants.Z_BEST_SPEED, constants.Z_FULL_FLUSH);
  return { body: Buffer.concat([GZIP_HEAD, before.packed, packed, after.packed, tail]), encoding: 'gzip' };
}

function pack(bytes: Buffer, level: number, finishFlush: number): Buffer {
  return deflateRawSync(bytes, { level, finishFlush });
}

/** By name, and not at a quality of nought (RFC 9110, 12.5.3). */
function acceptsGzip(accepted: string): boolean {
  return accepted
    .split(',')
    .some((one) => /^\s*(?:x-)?gzip\s*(?:;\s*q\s*=\s*(?!0(?:\.0*)?\s*$).*)?$/i.test(one));
}
