import { crc32 } from './archive.ts';
import { MAX_ARCHIVE_BYTES, TooMuchUnpacked, inflateRaw } from './deflate.ts';

/** Reads the files of an archive, one after another. */
export interface ReadArchive {
  readonly names: readonly string[];
  /**
   * Returns the text of a file; null if no file has that name. Rejects if its bytes are damaged, or if all files read
   * so far are too large together.
   */
  readonly read: (name: string) => Promise<string | null>;
}

/** The record that ends an archive: its signature, its size, and the greatest length of the comment after it. */
const END = { mark: 0x06054b50, bytes: 22, remark: 65_535 };
const ENTRY = { mark: 0x02014b50, bytes: 46 };
const HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/**
 * Opens a ZIP archive, compressed or not, by its directory. Throws if there is no directory, or if all files together
 * unpack to too much (`TooMuchUnpacked`). Source: APPNOTE.TXT of PKWARE.
 */
export function readArchive(bytes: Uint8Array): ReadArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const decoder = new TextDecoder();
  const entries = new Map<
    string,
    { readonly method: number; readonly remainder: number; readonly size: number; readonly start: number }
  >();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY.bytes > bytes.length || view.getUint32(at, true) !== ENTRY.mark) throw damaged();
    total += view.getUint32(at + 24, true);
    // Each of a thousand files may be small enough, but the page has to hold all of them.
    if (total > MAX_ARCHIVE_BYTES) throw new TooMuchUnpacked();
    const [named, extra, remark] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = decoder.decode(bytes.subarray(at + ENTRY.bytes, at + ENTRY.bytes + (named ?? 0)));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      remainder: view.getUint32(at + 16, true),
      size: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    });
    at += ENTRY.bytes + (named ?? 0) + (extra ?? 0) + (remark ?? 0);
  }
  let left = MAX_ARCHIVE_BYTES;
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const { method, remainder, size, start } = entry;
      if (start + HEADER_BYTES > bytes.length) throw damaged();
      const from = start + HEADER_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const packed = bytes.subarray(from, from + size);
      if (packed.length !== size || (method !== STORED && method !== DEFLATED)) throw damaged();
      const unpacked = method === STORED ? packed : await inflateRaw(packed, left);
      // The directory may state a smaller size than the actual one.
      left -= unpacked.length;
      if (left < 0) throw new TooMuchUnpacked();
      if (crc32(unpacked) !== remainder) throw damaged();
      return decoder.decode(unpacked);
    },
  };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= 0 && at >= last - END.remark; at -= 1)
    if (view.getUint32(at, true) === END.mark) return at;
  throw damaged();
}

function damaged(): Error {
  return new Error('This is no archive, or a damaged one.');
}
