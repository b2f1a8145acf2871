import { writeText } from '../../hashing/sha1.ts';
import type { Digest } from '../../hashing/sha1.ts';
import type { JointNumbers } from './fullEntries.ts';
import type { Joint, JointLoad } from './trussDocument.ts';
import type { FullEntries, TrussNumbers } from './trussNumbers.ts';

/** A list that is written into a fingerprint. */
export interface WrittenList<Entry> {
  readonly count: number;
  /** Entries that have more than their numbers, and their written form. */
  readonly full: FullEntries<Entry>;
  readonly toInput: (entry: Entry) => object;
  /**
   * Writes an entry that has no more than it knows of, null if that is its numbers alone; returns
   * where it ends, of any other where it was to begin.
   */
  readonly write: (written: Written, at: number, index: number, entry: Entry | null) => number;
}

/** Where a list is written: the same bytes twice. */
interface Written {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/**
 * Writes a list into a fingerprint as `JSON.stringify` would write its entries, without its brackets. Most have no
 * settlement and at most a load or two: those are written from their numbers, in a fraction of the time that objects
 * and a text of them take. Returns how many bytes wait now.
 */
export function writeList<Entry>(
  digest: Digest,
  length: number,
  { count, full: { indexes, entries }, toInput, write }: WrittenList<Entry>,
): number {
  const { bytes } = digest;
  const written: Written = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
  let at = length;
  let next = 0;
  for (let index = 0; index < count; index++) {
    if (bytes.length - at < MOST_BYTES) at = digest.take(at);
    if (index > 0) bytes[at++] = COMMA;
    const entry = index === indexes[next] ? entries[next++]! : null;
    const end = write(written, at, index, entry);
    at = end > at ? end : writeText(digest, at, JSON.stringify(toInput(entry!)));
  }
  return at;
}

// Written out: with a loop over the words both take twice as long.

/** Writes a joint by its place, its anchor and up to two loads. */
export function writeJoint(
  written: Written,
  start: number,
  { places, heights, anchors }: Readonly<JointNumbers>,
  k: number,
  joint: Joint | null,
): number {
  const { bytes, view } = written;
  const loads = joint?.loads ?? NONE;
  if (loads.length > 2 || joint?.settlement || joint?.sets !== undefined) return start;
  let at = start;
  view.setFloat64(at, JOINT_WORDS[0]!);
  view.setFloat64(at + 8, JOINT_WORDS[1]!);
  at = writeWhole(view, at + 10, anchors[k]!);
  view.setFloat64(at, JOINT_WORDS[2]!);
  view.setFloat64(at + 8, JOINT_WORDS[3]!);
  at += 10;
  for (let m = 0; m < loads.length; m++) {
    if (m > 0) bytes[at++] = COMMA;
    at = writeLoad(bytes, at, loads[m]!);
  }
  view.setFloat64(at, JOINT_WORDS[4]!);
  at = writeNumber(written, at + 6, places, 2 * k);
  view.setFloat64(at, JOINT_WORDS[5]!);
  at = writeNumber(written, at + 5, places, 2 * k + 1);
  view.setFloat64(at, JOINT_WORDS[6]!);
  at = heights ? writeNumber(written, at + 5, heights, k) : writeWhole(view, at + 5, 0);
  bytes[at++] = BRACE;
  return at;
}

function writeLoad(bytes: Uint8Array, start: number, { alpha, beta, c, className, sets }: JointLoad): number {
  let at = writeLetters(bytes, start, '{"alpha":');
  at = writeLetters(bytes, at, alpha);
  // A zero does the same as nothing.
  if (beta) at = writeLetters(bytes, writeLetters(bytes, at, ',"beta":'), beta);
  at = writeLetters(bytes, at, ',"c":');
  at = writeLetters(bytes, at, c[0]);
  at = writeLetters(bytes, at, ',"className":"');
  at = writeLetters(bytes, at, className);
  at = writeLetters(bytes, at, '","sets":');
  at = writeLetters(bytes, at, sets);
  bytes[at++] = BRACE;
  return at;
}

/** Writes a link by its joints, and by material and cross-section. */
export function writeLink(
  written: Written,
  start: number,
  { ends, made }: Pick<TrussNumbers, 'ends' | 'made'>,
  k: number,
): number {
  const { bytes, view } = written;
  let at = start;
  view.setFloat64(at, LINK_WORDS[0]!);
  at = writeWhole(view, at + 5, ends[2 * k]!);
  view.setFloat64(at, LINK_WORDS[1]!);
  at = writeWhole(view, at + 5, ends[2 * k + 1]!);
  view.setFloat64(at, LINK_WORDS[2]!);
  view.setFloat64(at + 8, LINK_WORDS[3]!);
  view.setFloat64(at + 16, LINK_WORDS[4]!);
  view.setFloat64(at + 24, LINK_WORDS[5]!);
  at = writeNumber(written, at + 28, made, 2 * k);
  view.setFloat64(at, LINK_WORDS[6]!);
  view.setFloat64(at + 8, LINK_WORDS[7]!);
  at = writeNumber(written, at + 16, made, 2 * k + 1);
  bytes[at++] = BRACE;
  return at;
}

/** Writes a finite number of a list as JSON does; -0 is 0. Passed by itself, each would become an object. */
function writeNumber(
  { bytes, view }: Written,
  at: number,
  list: Float64Array | Int32Array,
  index: number,
): number {
  const whole = list[index]! | 0;
  return whole === list[index] && whole >= 0
    ? writeWhole(view, at, whole)
    : writeLetters(bytes, at, list[index]!);
}

function writeLetters(bytes: Uint8Array, start: number, value: string | number): number {
  const text = String(value);
  let at = start;
  for (let k = 0; k < text.length; k++) bytes[at++] = text.charCodeAt(k);
  return at;
}

/** Two digits at a time, from the last: most numbers are those of joints. */
function writeWhole(view: DataView, start: number, whole: number): number {
  let end = start + 1;
  for (let least = 10; least <= whole; least *= 10) end++;
  let at = end;
  let rest = whole;
  while (rest >= 100) {
    const hundreds = (rest / 100) | 0;
    at -= 2;
    view.setUint16(at, PAIRS[rest - 100 * hundreds]!);
    rest = hundreds;
  }
  if (rest < 10) view.setUint8(start, ZERO + rest);
  else view.setUint16(start, PAIRS[rest]!);
  return end;
}

/** More than a joint with two loads takes: its words, and twelve numbers of at most 25 characters. */
const MOST_BYTES = 768;
const NONE: readonly never[] = [];
const COMMA = 44;
const BRACE = 125;
const ZERO = 48;

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

const JOINT_WORDS = /* @__PURE__ */ toWords('{"anchor":', ',"loads":[', '],"x":', ',"y":', ',"z":');
const LINK_WORDS = /* @__PURE__ */ toWords(
  '{"i":',
  ',"j":',
  ',"loads":[],"materialIndex":',
  ',"sectionIndex":',
);
