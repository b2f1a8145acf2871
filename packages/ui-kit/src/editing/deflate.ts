/** The greatest unpacked size of a text in a link, bytes: a short link that unpacks to gigabytes is an attack. */
const MAX_UNPACKED_BYTES = 4_000_000;
/** The greatest unpacked size of all files of an archive together, bytes. */
export const MAX_ARCHIVE_BYTES = 64_000_000;

/** Thrown if bytes unpack to more than a document can be: they may be valid, but they are not read. */
export class TooMuchUnpacked extends Error {
  constructor() {
    super('unpacks to more than a document can be');
    this.name = 'TooMuchUnpacked';
  }
}

/** The greatest size of a stored (uncompressed) block of deflate, bytes. */
const STORED_BYTES = 65_535;
const ADLER_MODULUS = 65_521;

/** Compresses a text by deflate in a zlib frame; without `CompressionStream` it is framed but not compressed. */
export async function deflate(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return store(bytes);
  return collect(pipe(bytes, new CompressionStream('deflate')), Infinity);
}

/**
 * Unpacks the bytes that `deflate` returned. Rejects if they are damaged, cut off or unpack to more than a document can
 * be; without `DecompressionStream` also if they are compressed.
 */
export async function inflate(bytes: Uint8Array): Promise<string> {
  const unpacked =
    typeof DecompressionStream === 'undefined'
      ? unstore(bytes)
      : await collect(pipe(bytes, new DecompressionStream('deflate')), MAX_UNPACKED_BYTES);
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
}

/** Unpacks a file of an archive. Rejects if it is damaged, unpacks to more than `most` bytes, or cannot be unpacked. */
export async function inflateRaw(bytes: Uint8Array, most = MAX_ARCHIVE_BYTES): Promise<Uint8Array> {
  return collect(pipe(bytes, new DecompressionStream('deflate-raw')), most);
}

function pipe(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(through);
}

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new TooMuchUnpacked();
    }
    parts.push(value);
  }
  return join(parts, length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Frames bytes as stored blocks. Source: RFC 1950, section 2.2; RFC 1951, section 3.2.4. */
export function store(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at === 0 || at < bytes.length; at += STORED_BYTES) {
    const block = bytes.subarray(at, at + STORED_BYTES);
    const isLast = at + STORED_BYTES >= bytes.length ? 1 : 0;
    const size = block.length;
    parts.push(Uint8Array.of(isLast, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255), block);
  }
  const sum = adler32(bytes);
  parts.push(Uint8Array.of(sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255));
  return join(
    parts,
    parts.reduce((length, part) => length + part.length, 0),
  );
}

/** Reads stored blocks back; throws if the bytes are anything else. */
export function unstore(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let at = 2; ;) {
    const header = bytes[at];
    const size = (bytes[at + 1] ?? 0) + 256 * (bytes[at + 2] ?? 0);
    const block = bytes.subarray(at + 5, at + 5 + size);
    if (header === undefined || header > 1 || block.length !== size)
      throw new Error('this browser cannot unpack a packed link');
    parts.push(block);
    length += size;
    at += 5 + size;
    if (header === 1) break;
  }
  return join(parts, length);
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % ADLER_MODULUS;
    b = (b + a) % ADLER_MODULUS;
  }
  return ((b << 16) | a) >>> 0;
}
