/**
 * Computes the SHA-1 of a well-formed text (as UTF-8) in lower-case hex. A fingerprint of documents, not a protection.
 * Source: FIPS 180-4, section 6.1.
 *
 * @example sha1('abc') // 'a9993e364706816aba3e25717850c26c9cd0d89d'
 */
export function sha1(text: string): string {
  const words = toPaddedWords(text);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const schedule = new Int32Array(80);
  for (let start = 0; start < words.length; start += 16) {
    fillScheduleInto(schedule, words, start);
    addRoundsInto(state, schedule);
  }
  let hex = '';
  for (const word of state) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

function fillScheduleInto(schedule: Int32Array, words: Int32Array, start: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = words[start + t]!;
  for (let t = 16; t < 80; t++) {
    const mixed = schedule[t - 3]! ^ schedule[t - 8]! ^ schedule[t - 14]! ^ schedule[t - 16]!;
    schedule[t] = (mixed << 1) | (mixed >>> 31);
  }
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
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
}

function turnedSum(a: number, mixed: number): number {
  return (((a << 5) | (a >>> 27)) + mixed) | 0;
}

/** Packs the text's bytes into big-endian words, with the final bit and the length in bits. */
function toPaddedWords(text: string): Int32Array {
  return packCodes(text, 0x7f) ?? packCodes(toUtf8(text), 0xff)!;
}

/** Packs each character as one byte; null when one is above the largest that is allowed. */
function packCodes(text: string, largest: 0x7f | 0xff): Int32Array | null {
  const { length } = text;
  const words = new Int32Array((((length + 8) >> 6) + 1) * 16);
  const whole = length >> 2;
  let seen = 0;
  for (let i = 0, at = 0; i < whole; i++, at += 4) {
    const a = text.charCodeAt(at);
    const b = text.charCodeAt(at + 1);
    const c = text.charCodeAt(at + 2);
    const d = text.charCodeAt(at + 3);
    seen |= a | b | c | d;
    words[i] = (a << 24) | (b << 16) | (c << 8) | d;
  }
  for (let at = whole * 4; at < length; at++) {
    const code = text.charCodeAt(at);
    seen |= code;
    words[whole]! |= code << (24 - (at & 3) * 8);
  }
  if (seen > largest) return null;
  words[whole]! |= 0x80 << (24 - (length & 3) * 8);
  words[words.length - 1] = length * 8;
  words[words.length - 2] = Math.floor((length * 8) / 2 ** 32);
  return words;
}

/** The bytes of the text as UTF-8, each as a character. */
function toUtf8(text: string): string {
  return encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}
