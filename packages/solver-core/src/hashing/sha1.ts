/**
 * Computes the SHA-1 of an ASCII text in lower-case hex. A fingerprint of documents, not a protection: what it is made
 * of are numbers, flags and the names of classes and fields.
 * Source: FIPS 180-4, section 6.1.
 *
 * @example sha1('abc') // 'a9993e364706816aba3e25717850c26c9cd0d89d'
 */
export function sha1(text: string): string {
  const digest = createDigest();
  return digest.close(writeText(digest, 0, text));
}

/**
 * A fingerprint in the making: whoever has much to write puts it straight into `bytes`, and no text of it all is ever
 * made.
 */
export interface Digest {
  /**
   * Bytes written and not yet digested, from the first on; room for as many as can be written before a block has to be
   * digested.
   */
  readonly bytes: Uint8Array;
  /** Takes what was written, `length` bytes; returns how many are left, at the beginning, for they fill no block. */
  readonly take: (length: number) => number;
  /** Ends with the `length` bytes that are left; returns the fingerprint in lower-case hex. */
  readonly close: (length: number) => string;
}

/**
 * Writes an ASCII text of any length behind `length` bytes, and takes what it has to; returns how many bytes there are
 * now.
 */
export function writeText({ bytes, take }: Digest, length: number, text: string): number {
  let at = length;
  for (let k = 0; k < text.length; k++) {
    if (at === bytes.length) at = take(at);
    bytes[at++] = text.charCodeAt(k);
  }
  return at;
}

/** The arithmetic of a fingerprint. */
export interface DigestBlocks {
  /** DIGEST_ROOM of them. */
  readonly bytes: Uint8Array;
  /** Five words. */
  readonly state: Int32Array;
  /** Works the blocks before `end` into the state. */
  readonly add: (end: number) => void;
}

/** Creates a fingerprint of nothing as yet; the last one that was made on the same blocks is over. */
export function createDigest({ bytes, state, add }: DigestBlocks = createPlainBlocks()): Digest {
  state.set([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  let taken = 0;

  function take(length: number): number {
    const whole = length - (length % BLOCK);
    if (whole > 0) add(whole);
    bytes.copyWithin(0, whole, length);
    taken += whole;
    return length - whole;
  }

  return {
    bytes,
    take,
    close(length) {
      let bits = 8 * (taken + length);
      const rest = take(length);
      // The final bit, zeros up to a whole number of blocks, and the length in bits in eight bytes.
      const size = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK;
      bytes.fill(0, rest, size);
      bytes[rest] = 0x80;
      for (let at = size - 1; bits > 0; at--) {
        bytes[at] = bits % 256;
        bits = Math.floor(bits / 256);
      }
      take(size);
      return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    },
  };
}

function createPlainBlocks(): DigestBlocks {
  const bytes = new Uint8Array(DIGEST_ROOM);
  const state = new Int32Array(5);
  const schedule = new Int32Array(80);
  return {
    bytes,
    state,
    add(end) {
      for (let at = 0; at < end; at += BLOCK) addBlockInto(state, schedule, bytes, at);
    },
  };
}

/** Bytes that are worked in at a time. */
const BLOCK = 64;
/** Bytes that are written before they are taken: few enough to be still at hand then. */
export const DIGEST_ROOM = 4096;

function addBlockInto(state: Int32Array, w: Int32Array, bytes: Uint8Array, start: number): void {
  for (let t = 0, at = start; t < 16; t++, at += 4)
    w[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  for (let t = 16; t < 80; t++) {
    const mixed = w[t - 3]! ^ w[t - 8]! ^ w[t - 14]! ^ w[t - 16]!;
    w[t] = (mixed << 1) | (mixed >>> 31);
  }
  addRoundsInto(state, w);
}

// One loop for each of the four functions: a choice in every round would take as long as the round.
function addRoundsInto(state: Int32Array, w: Int32Array): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  for (let t = 0; t < 20; t++) {
    const next = (turnedSum(a, d ^ (b & (c ^ d))) + ((e + 0x5a827999) | 0) + w[t]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let t = 20; t < 40; t++) {
    const next = (turnedSum(a, b ^ c ^ d) + ((e + 0x6ed9eba1) | 0) + w[t]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let t = 40; t < 60; t++) {
    const next = (turnedSum(a, (b & c) | (d & (b | c))) + ((e - 0x70e44324) | 0) + w[t]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let t = 60; t < 80; t++) {
    const next = (turnedSum(a, b ^ c ^ d) + ((e - 0x359d3e2a) | 0) + w[t]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
}

function turnedSum(a: number, mixed: number): number {
  return (((a << 5) | (a >>> 27)) + mixed) | 0;
}
