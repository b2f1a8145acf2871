/**
 * Writes files into an uncompressed ZIP archive. Dates are the earliest of the format, so that the same files give the
 * same bytes. Source: APPNOTE.TXT of PKWARE.
 *
 * @example writeArchive([['note.txt', 'a text'], ['logo.png', bytes]])
 */
export function writeArchive(files: readonly (readonly [string, string | Uint8Array])[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const named = encoder.encode(name);
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const about = [20, 0x0800, 0, 0, 0x21];
    const sizes = [crc32(bytes), bytes.length, bytes.length];
    const header = record(0x04034b50, about, sizes, [named.length, 0]);
    parts.push(header, named, bytes);
    entries.push(record(0x02014b50, [20, ...about], sizes, [named.length, 0, 0, 0, 0], [0, offset]), named);
    offset += header.length + named.length + bytes.length;
  }
  const size = entries.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = record(0x06054b50, [0, 0, count, count], [size, offset], [0]);
  return join([...parts, ...entries, end]);
}

/** Creates a record of the archive: its signature, then groups of numbers, alternately of two bytes and of four. */
function record(mark: number, ...groups: readonly (readonly number[])[]): Uint8Array {
  const widths = [4, ...groups.flatMap((group, turn) => group.map(() => (turn % 2 === 0 ? 2 : 4)))];
  const numbers = [mark, ...groups.flat()];
  const bytes = new Uint8Array(widths.reduce((sum, width) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  numbers.forEach((number, index) => {
    const width = widths[index] ?? 2;
    if (width === 2) view.setUint16(at, number, true);
    else view.setUint32(at, number, true);
    at += width;
  });
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns the CRC-32 checksum of a file. Source: ISO 3309; polynomial 0xedb88320. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (REMAINDERS[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** The checksum table, one entry per byte value. */
const REMAINDERS = /* @__PURE__ */ Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});
