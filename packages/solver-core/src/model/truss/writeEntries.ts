import { writeText } from '../sha1.ts';
import type { Digest } from '../sha1.ts';
import type { FullEntries, TrussNumbers } from './trussNumbers.ts';

/** A list that is written into a fingerprint. */
export interface WrittenList<Entry> {
  readonly count: number;
  /** Writes plain entries from an index to another one, with commas between; returns where they end. */
  readonly writePlain: (written: Written, at: number, index: number, end: number) => number;
  /** Those that say more than their numbers, and what is written of them. */
  readonly full: FullEntries<Entry>;
  readonly toInput: (entry: Entry) => object;
}

/** Where a list is written: the same bytes twice. */
interface Written {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/**
 * Writes a list into a fingerprint as `JSON.stringify` would write its entries, without its brackets. Most have neither
 * loads nor settlements: those are written from their numbers, in a fraction of the time that objects and a text of them
 * take. Returns how many bytes wait now.
 */
export function writeList<Entry>(
  digest: Digest,
  length: number,
  { count, writePlain, full: { indexes, entries }, toInput }: WrittenList<Entry>,
): number {
  const { bytes } = digest;
  const written: Written = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
  let at = length;
  let next = 0;
  for (let index = 0; index < count;) {
    const room = Math.floor((bytes.length - at) / MOST_BYTES);
    if (room === 0) {
      at = digest.take(at);
      continue;
    }
    const end = Math.min(indexes[next] ?? count, index + room);
    at = writePlain(written, at, index, end);
    index = end;
    if (index !== indexes[next]) continue;
    const text = (index > 0 ? ',' : '') + JSON.stringify(toInput(entries[next]!));
    if (encoder && text.length < bytes.length - at) {
      encoder.encodeInto(text, bytes.subarray(at));
      at += text.length;
    } else at = writeText(digest, at, text);
    next += 1;
    index += 1;
  }
  return at;
}

/**
 * What writes four letters while a loop writes one, in browsers and in Node: the package has the types of the language
 * only.
 */
interface Surroundings {
  readonly TextEncoder?: new () => { readonly encodeInto: (text: string, bytes: Uint8Array) => unknown };
}

const { TextEncoder } = globalThis as Surroundings;
const encoder = TextEncoder && /* @__PURE__ */ new TextEncoder();

// Each a function of its own: the loop of a list is done before the engine has made it fast. Written out: with a loop
// over the words they take twice as long.

/** Writes plain joints by their places and anchors. */
export function writeJoints(
  written: Written,
  start: number,
  { places, heights, anchors }: Pick<TrussNumbers, 'places' | 'heights' | 'anchors'>,
  index: number,
  end: number,
): number {
  const { bytes, view } = written;
  let at = start;
  for (let k = index; k < end; k++) {
    if (k > 0) bytes[at++] = COMMA;
    view.setFloat64(at, JOINT_WORDS[0]!);
    view.setFloat64(at + 8, JOINT_WORDS[1]!);
    at = writeWhole(view, at + 10, anchors[k]!);
    view.setFloat64(at, JOINT_WORDS[2]!);
    view.setFloat64(at + 8, JOINT_WORDS[3]!);
    at = writeNumber(written, at + 16, places, 2 * k);
    view.setFloat64(at, JOINT_WORDS[4]!);
    at = writeNumber(written, at + 5, places, 2 * k + 1);
    view.setFloat64(at, JOINT_WORDS[5]!);
    at = heights ? writeNumber(written, at + 5, heights, k) : writeWhole(view, at + 5, 0);
    bytes[at++] = BRACE;
  }
  return at;
}

/** Writes plain links by their joints, and by material and cross-section. */
export function writeLinks(
  { bytes, view }: Written,
  start: number,
  { ends, made }: Pick<TrussNumbers, 'ends' | 'made'>,
  index: number,
  end: number,
): number {
  let at = start;
  for (let k = index; k < end; k++) {
    if (k > 0) bytes[at++] = COMMA;
    view.setFloat64(at, LINK_WORDS[0]!);
    at = writeWhole(view, at + 5, ends[2 * k]!);
    view.setFloat64(at, LINK_WORDS[1]!);
    at = writeWhole(view, at + 5, ends[2 * k + 1]!);
    view.setFloat64(at, LINK_WORDS[2]!);
    view.setFloat64(at + 8, LINK_WORDS[3]!);
    view.setFloat64(at + 16, LINK_WORDS[4]!);
    view.setFloat64(at + 24, LINK_WORDS[5]!);
    at = writeChoice(view, at + 28, made[2 * k]!);
    view.setFloat64(at, LINK_WORDS[6]!);
    view.setFloat64(at + 8, LINK_WORDS[7]!);
    at = writeChoice(view, at + 16, made[2 * k + 1]!);
    bytes[at++] = BRACE;
  }
  return at;
}

/** Writes a finite number of a list as JSON does; -0 is 0. Handed over by itself, each would become an object. */
function writeNumber({ bytes, view }: Written, at: number, list: Float64Array, index: number): number {
  const whole = list[index]! | 0;
  return whole === list[index] && whole >= 0
    ? writeWhole(view, at, whole)
    : writeOther(bytes, at, list, index);
}

function writeOther(bytes: Uint8Array, start: number, list: Float64Array, index: number): number {
  const text = String(list[index]);
  let at = start;
  for (let k = 0; k < text.length; k++) bytes[at++] = text.charCodeAt(k);
  return at;
}

/** Writes an index, or -1 for none. */
function writeChoice(view: DataView, at: number, index: number): number {
  if (index >= 0) return writeWhole(view, at, index);
  view.setUint16(at, MINUS_ONE);
  return at + 2;
}

/** Two digits at a time: most numbers are those of joints. */
function writeWhole(view: DataView, at: number, whole: number): number {
  if (whole >= 100) {
    const hundreds = (whole / 100) | 0;
    const next = writeWhole(view, at, hundreds);
    view.setUint16(next, PAIRS[whole - 100 * hundreds]!);
    return next + 2;
  }
  if (whole < 10) {
    view.setUint8(at, ZERO + whole);
    return at + 1;
  }
  view.setUint16(at, PAIRS[whole]!);
  return at + 2;
}

/** More than a plain entry takes: its words, and four numbers of at most 25 characters. */
const MOST_BYTES = 256;
const COMMA = 44;
const BRACE = 125;
const ZERO = 48;
const MINUS_ONE = (45 << 8) | 49;

/** The two digits of each number below a hundred, the first one in the higher byte. */
const PAIRS = /* @__PURE__ */ Uint16Array.from(
  { length: 100 },
  (_, n) => ((ZERO + ((n / 10) | 0)) << 8) | (ZERO + (n % 10)),
);

/**
 * Each word eight letters at a time, as a number of eight bytes: what is left over of its last one is written over.
 * Letters are below 128: no eight of them are a number that a processor may change.
 */
function toWords(...words: readonly string[]): Float64Array {
  const eights = words.flatMap((word) => word.match(/.{1,8}/g)!);
  const bytes = new DataView(new ArrayBuffer(8));
  return Float64Array.from(eights, (letters) => {
    for (let k = 0; k < letters.length; k++) bytes.setUint8(k, letters.charCodeAt(k));
    return bytes.getFloat64(0);
  });
}

const JOINT_WORDS = /* @__PURE__ */ toWords('{"anchor":', ',"loads":[],"x":', ',"y":', ',"z":');
const LINK_WORDS = /* @__PURE__ */ toWords(
  '{"i":',
  ',"j":',
  ',"loads":[],"materialIndex":',
  ',"sectionIndex":',
);
