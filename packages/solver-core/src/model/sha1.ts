/**
 * Computes the SHA-1 of a text (as UTF-8) in lower-case hex. A fingerprint of documents, not a protection.
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

/** Packs the bytes of the text into big-endian words, with the final bit and the length in bits. */
function toPaddedWords(text: string): Int32Array {
  const ascii = asciiWords(text);
  if (ascii) return ascii;
  const bytes = toUtf8(text);
  const words = new Int32Array(wordsFor(bytes.length));
  for (let i = 0; i < bytes.length; i++) words[i >> 2]! |= bytes[i]! << (24 - (i & 3) * 8);
  return finish(words, bytes.length);
}

/** Packs without a detour over bytes what almost every document is; null when a character is not ASCII. */
function asciiWords(text: string): Int32Array | null {
  const { length } = text;
  const words = new Int32Array(wordsFor(length));
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
  return seen < 0x80 ? finish(words, length) : null;
}

function wordsFor(length: number): number {
  return (((length + 8) >> 6) + 1) * 16;
}

function finish(words: Int32Array, length: number): Int32Array {
  words[length >> 2]! |= 0x80 << (24 - (length & 3) * 8);
  words[words.length - 1] = length * 8;
  words[words.length - 2] = Math.floor((length * 8) / 2 ** 32);
  return words;
}

function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!;
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
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
  return bytes.subarray(0, length);
}
