/**
 * Computes the SHA-1 of an ASCII text in lower-case hex. A fingerprint of documents, not a protection: what it is made of
 * are numbers, flags and the names of classes and fields.
 * Source: FIPS 180-4, section 6.1.
 *
 * @example sha1('abc') // 'a9993e364706816aba3e25717850c26c9cd0d89d'
 */
export function sha1(text: string): string {
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const schedule = new Int32Array(80);
  const whole = text.length - (text.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) addBlockInto(state, schedule, text, at);
  const rest = withEnding(text.slice(whole), text.length * 8);
  for (let at = 0; at < rest.length; at += BLOCK) addBlockInto(state, schedule, rest, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Bytes that are worked in at a time. */
const BLOCK = 64;

/** The last bytes with the final bit, zeros up to a whole number of blocks, and the length in bits in eight bytes. */
function withEnding(bytes: string, bits: number): string {
  const length = [7, 6, 5, 4, 3, 2, 1, 0].map((k) => Math.floor(bits / 256 ** k) % 256);
  const size = bytes.length + 9 > BLOCK ? 2 * BLOCK : BLOCK;
  return (bytes + '\x80').padEnd(size - 8, '\0') + String.fromCharCode(...length);
}

/** Takes the words of a block straight from its text, for a copy of all words would cost a quarter of the time. */
function addBlockInto(state: Int32Array, w: Int32Array, text: string, start: number): void {
  for (let t = 0, at = start; t < 16; t++, at += 4) {
    w[t] =
      (text.charCodeAt(at) << 24) |
      (text.charCodeAt(at + 1) << 16) |
      (text.charCodeAt(at + 2) << 8) |
      text.charCodeAt(at + 3);
  }
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
