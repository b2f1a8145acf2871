import { writeText } from '../sha1.ts';
import type { Digest } from '../sha1.ts';
import type { FullEntries } from './trussNumbers.ts';

/** A list that is written into a fingerprint. */
export interface WrittenList<Entry> {
  /** Four numbers of each entry. */
  readonly rows: Float64Array;
  readonly words: Words;
  /** Those that say more than their row, and what is written of them. */
  readonly full: FullEntries<Entry>;
  readonly toInput: (entry: Entry) => object;
}

/** What stands before the four numbers of a row, and which of them is written first: the others follow in a round. */
interface Words {
  readonly first: number;
  readonly lengths: readonly number[];
  /**
   * Eight letters at a time as one number of eight bytes: those of each word from its place in WORD_STARTS on. What is
   * left over is written over.
   */
  readonly eights: Float64Array;
}

/** Where a list is written: the same bytes twice. */
interface Written {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/**
 * Writes a list into a fingerprint as `JSON.stringify` would write its entries, without its brackets. Most have neither
 * loads nor settlements: those are written from their rows, in a fraction of the time that objects and a text of them
 * take. Returns how many bytes wait now.
 */
export function writeList<Entry>(
  digest: Digest,
  length: number,
  { rows, words, full: { indexes, entries }, toInput }: WrittenList<Entry>,
): number {
  const { bytes } = digest;
  const written: Written = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
  const count = rows.length / 4;
  let at = length;
  let next = 0;
  for (let index = 0; index < count;) {
    const room = Math.floor((bytes.length - at) / MOST_BYTES);
    if (room === 0) {
      at = digest.take(at);
      continue;
    }
    const end = Math.min(indexes[next] ?? count, index + room);
    at = writeRows(written, at, { rows, words, index, end });
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

/**
 * A function of its own: the loop of a list is done before the engine has made it fast. Written out: with a loop over
 * the words it takes twice as long.
 */
function writeRows(
  written: Written,
  start: number,
  { rows, words, index, end }: { rows: Float64Array; words: Words; index: number; end: number },
): number {
  const { bytes, view } = written;
  const { eights, first } = words;
  const [a, b, c, d] = words.lengths as [number, number, number, number];
  let at = start;
  for (let k = index; k < end; k++) {
    if (k > 0) bytes[at++] = COMMA;
    view.setFloat64(at, eights[0]!);
    view.setFloat64(at + 8, eights[1]!);
    at = writeNumber(written, at + a, rows, 4 * k + first);
    view.setFloat64(at, eights[2]!);
    view.setFloat64(at + 8, eights[3]!);
    at = writeNumber(written, at + b, rows, 4 * k + ((first + 1) & 3));
    view.setFloat64(at, eights[4]!);
    view.setFloat64(at + 8, eights[5]!);
    view.setFloat64(at + 16, eights[6]!);
    view.setFloat64(at + 24, eights[7]!);
    at = writeNumber(written, at + c, rows, 4 * k + ((first + 2) & 3));
    view.setFloat64(at, eights[8]!);
    view.setFloat64(at + 8, eights[9]!);
    at = writeNumber(written, at + d, rows, 4 * k + ((first + 3) & 3));
    bytes[at++] = BRACE;
  }
  return at;
}

/** Writes a finite number of a row as JSON does; -0 is 0. Handed over by itself, each would become an object. */
function writeNumber({ bytes, view }: Written, at: number, rows: Float64Array, index: number): number {
  const whole = rows[index]! | 0;
  return whole === rows[index] && whole >= 0
    ? writeWhole(view, at, whole)
    : writeOther(bytes, at, rows, index);
}

function writeOther(bytes: Uint8Array, start: number, rows: Float64Array, index: number): number {
  const text = String(rows[index]);
  let at = start;
  for (let k = 0; k < text.length; k++) bytes[at++] = text.charCodeAt(k);
  return at;
}

/** Two digits at a time: rows are mostly numbers of joints. */
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

/** The two digits of each number below a hundred, the first one in the higher byte. */
const PAIRS = /* @__PURE__ */ Uint16Array.from(
  { length: 100 },
  (_, n) => ((ZERO + ((n / 10) | 0)) << 8) | (ZERO + (n % 10)),
);

/** Letters are below 128: no eight of them are a number that a processor may change. */
function toWords(first: number, texts: readonly string[]): Words {
  const bytes = new DataView(new ArrayBuffer(80));
  texts.forEach((text, word) => {
    for (let k = 0; k < text.length; k++) bytes.setUint8(8 * WORD_STARTS[word]! + k, text.charCodeAt(k));
  });
  const eights = Float64Array.from({ length: 10 }, (_, k) => bytes.getFloat64(8 * k));
  return { first, lengths: texts.map(({ length }) => length), eights };
}

/** Room for the longer one of both lists' words. */
const WORD_STARTS = [0, 2, 4, 8] as const;

/** A joint is x, y, z and anchor. */
export const JOINT_WORDS = /* @__PURE__ */ toWords(3, ['{"anchor":', ',"loads":[],"x":', ',"y":', ',"z":']);
/** A link is i, j, materialIndex and sectionIndex. */
export const LINK_WORDS = /* @__PURE__ */ toWords(0, [
  '{"i":',
  ',"j":',
  ',"loads":[],"materialIndex":',
  ',"sectionIndex":',
]);
