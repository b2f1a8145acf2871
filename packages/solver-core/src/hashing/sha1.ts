/**
 * Computes the SHA-1 of an ASCII text in lower-case hex. It identifies documents and protects nothing: its input
 * consists of numbers, flags and the names of classes and fields. Source: FIPS 180-4, section 6.1.
 *
 * @example sha1('abc') // 'a9993e364706816aba3e25717850c26c9cd0d89d'
 */
export function sha1(text: string): string {
  const digest = createDigest();
  return digest.close(writeText(digest, 0, text));
}

/**
 * A fingerprint that is being computed: a caller with much data writes it directly into `bytes`, so that the whole text
 * is never created.
 */
export interface Digest {
  /**
   * Bytes that are written but not yet digested, from the first on; the array has room for as many as can be written
   * before a block has to be digested.
   */
  readonly bytes: Uint8Array;
  /**
   * Digests the first `length` bytes; returns the number of remaining bytes, which fill no block and are moved to the
   * start.
   */
  readonly take: (length: number) => number;
  /** Digests the last `length` bytes; returns the fingerprint in lower-case hex. */
  readonly close: (length: number) => string;
}

/**
 * Writes an ASCII text of any length after `length` bytes, digesting blocks as needed; returns the number of bytes that
 * are then pending.
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
  /** DIGEST_ROOM bytes. */
  readonly bytes: Uint8Array;
  /** Five words. */
  readonly state: Int32Array;
  /** Adds the blocks before `end` to the state. */
  readonly add: (end: number) => void;
}

/** Creates the fingerprint of an empty text; an earlier fingerprint on the same blocks becomes invalid. */
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

/** Number of bytes of a block. */
const BLOCK = 64;
/** Bytes that are written before they are digested: few enough to be still in the cache. */
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

// Each of the four functions has a loop of its own, because a choice in every round would take as long as the round.
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
