import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part of a page, uncompressed and compressed; compressed parts can be concatenated to one stream. */
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
  /** Its content encoding; null if it is uncompressed, so that the sender may compress it. */
  readonly encoding: 'gzip' | null;
}

/** Compressed only once, so as small as possible. */
const ONCE = constants.Z_BEST_COMPRESSION;
/** Deflate, no name, no time, from Unix (RFC 1952, 2.3). */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);

/** Splits a page after the opening tag of its head and compresses both parts. */
export function createPageShell(html: string): PageShell {
  const head = /<head[^>]*>/i.exec(html);
  const cut = head === null ? 0 : head.index + head[0].length;
  const [before, after] = [Buffer.from(html.slice(0, cut)), Buffer.from(html.slice(cut))];
  return {
    // After a full flush, later data refer to nothing before it, and the last byte is complete.
    before: { plain: before, packed: pack(before, ONCE, constants.Z_FULL_FLUSH) },
    after: { plain: after, packed: pack(after, ONCE, constants.Z_FINISH) },
  };
}

/**
 * Writes a page with its own tags at the beginning of its head, for a client with this `Accept-Encoding`. Only the tags
 * are compressed now.
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

/** Returns whether gzip is named, with a quality other than 0 (RFC 9110, 12.5.3). */
function acceptsGzip(accepted: string): boolean {
  return accepted
    .split(',')
    .some((one) => /^\s*(?:x-)?gzip\s*(?:;\s*q\s*=\s*(?!0(?:\.0*)?\s*$).*)?$/i.test(one));
}
