import { writeText } from '../../hashing/sha1.ts';
import type { Digest } from '../../hashing/sha1.ts';
import type { JointNumbers } from './fullEntries.ts';
import type { Joint, JointLoad } from './trussDocument.ts';
import type { FullEntries, TrussNumbers } from './trussNumbers.ts';

/** A list to be written into a fingerprint. */
export interface WrittenList<Entry> {
  readonly count: number;
  /** Entries that have more than their numbers, with which they are written. */
  readonly full: FullEntries<Entry>;
  readonly toInput: (entry: Entry) => object;
  /**
   * Writes an entry that has no other fields than this function knows, with null for an entry that has its numbers
   * alone. Returns the position after it, or the start position if it cannot write the entry.
   */
  readonly write: (written: Written, at: number, index: number, entry: Entry | null) => number;
}

/** The buffer into which a list is written; both fields view the same bytes. */
interface Written {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/**
 * Writes a list into a fingerprint as `JSON.stringify` would write its entries, without the brackets. Most entries have
 * no settlement and at most two loads; those are written from their numbers, in a fraction of the time that objects and
 * their text would take. Returns the number of bytes that are pending.
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

// The two functions are written out, because a loop over the words takes twice as long.

/** Writes a joint with its coordinates, its anchor and up to two loads. */
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
  // Zero has the same effect as an absent field.
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

/** Writes a link with its joints, its material and its cross-section. */
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

/**
 * Writes a finite number of a list as JSON does, -0 as 0. The list and an index are passed because a number passed by
 * itself would be boxed as an object.
 */
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

/** Writes two digits at a time, from the last one: most numbers are indexes of joints. */
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
 * Packs each word into numbers of eight letters (eight bytes) each; the unused bytes of the last number are overwritten
 * by what follows. Letters are below 128, so no eight of them form a NaN whose bits a processor might change.
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
