/**
 * Computes the SHA-1 of a text (as UTF-8) in lower-case hex. A fingerprint of documents, not a protection.
 * Source: FIPS 180-4, section 6.1.
 *
 * @example sha1('abc') // 'a9993e364706816aba3e25717850c26c9cd0d89d'
 */
export function sha1(text: string): string {
  const { words, blocks } = toPaddedWords(toUtf8(text));
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const schedule = new Int32Array(80);
  for (let block = 0; block < blocks; block++) {
    for (let t = 0; t < 16; t++) schedule[t] = words[block * 16 + t] as number;
    for (let t = 16; t < 80; t++) {
      schedule[t] = rotate(
        (schedule[t - 3] as number) ^
          (schedule[t - 8] as number) ^
          (schedule[t - 14] as number) ^
          (schedule[t - 16] as number),
        1,
      );
    }
    addRoundsInto(state, schedule);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function addRoundsInto(state: Int32Array, schedule: Int32Array): void {
  let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
  for (let t = 0; t < 80; t++) {
    const choice =
      t < 20
        ? ((b & c) | (~b & d)) + 0x5a827999
        : t < 40
          ? (b ^ c ^ d) + 0x6ed9eba1
          : t < 60
            ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
            : (b ^ c ^ d) + 0xca62c1d6;
    const next = (rotate(a, 5) + choice + e + (schedule[t] as number)) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function toPaddedWords({ bytes, length }: { bytes: Uint8Array; length: number }): {
  words: Int32Array;
  blocks: number;
} {
  const blocks = ((length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  for (let i = 0; i < length; i++)
    words[i >> 2] = (words[i >> 2] as number) | ((bytes[i] as number) << (24 - (i & 3) * 8));
  words[length >> 2] = (words[length >> 2] as number) | (0x80 << (24 - (length & 3) * 8));
  words[blocks * 16 - 1] = length * 8;
  words[blocks * 16 - 2] = Math.floor((length * 8) / 2 ** 32);
  return { words, blocks };
}

function toUtf8(text: string): { bytes: Uint8Array; length: number } {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[length++] = unit;
      continue;
    }
    const code = text.codePointAt(i) as number;
    if (code < 0x800) {
      bytes[length++] = 0xc0 | (code >> 6);
    } else {
      if (code < 0x10000) {
        bytes[length++] = 0xe0 | (code >> 12);
      } else {
        bytes[length++] = 0xf0 | (code >> 18);
        bytes[length++] = 0x80 | ((code >> 12) & 0x3f);
        i++;
      }
      bytes[length++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[length++] = 0x80 | (code & 0x3f);
  }
  return { bytes, length };
}
