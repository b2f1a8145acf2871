import {
  type NumberReading,
  createLineProblem as createProblem,
  findAmbiguous,
  isWithinLengths,
  readSize,
} from '@eecs/ui-kit/editor';
import type { CommonFrame, Problem } from './statement.ts';
import { type TypedShape, findFrameVerb } from './words.ts';

/** The multiplication sign, also as a Latin or Cyrillic x. */
const TIMES = /\s*[xх×*]\s*/giu;
const PLUS = /\s*\+\s*/g;
/** A unit after its number, with a space between them. */
const UNIT = /(?<=\d)\s+(?=(?:[mcd]?m|ft|in|[мсд]?м|фут\p{L}*|дюйм\p{L}*)(?![\p{L}]))/giu;
/** Feet followed by inches with their units, `40ft 6in` or `12' 6 1/2"`: the spaces belong to one length. */
const FEET_AND_INCHES =
  /\d\s*(?:ft|feet|'|′|фут\p{L}*)\s*\d+(?:[-\s]\d+\/\d+|\/\d+)?\s*(?:in(?:ch(?:es)?)?|"|″|дюйм\p{L}*)(?![\p{L}])/giu;
/** Stands for a space within one length. */
const INNER_SPACE = '\u00a0';
/** A word before the height of a ridge, and after a number of panels. */
const WORDS = /\s+(?:ridge|конёк|конек|коник|panels?|панел\p{L}*)(?![\p{L}])/giu;
/** A word at the end for the supports of the feet: `pinned`, `feet clamped`. */
const FEET = /\s+(?:(?:feet|foot|опор\p{L}*)\s+)?(\p{L}+)$/iu;
/** Maximum number of bays or storeys of a frame. */
const MOST = 200;

/**
 * Reads the dimensions of a common frame: `12x4` for a portal, `12x4 6` with the height of a ridge, `2x6 2x3.5` or
 * `6+5+6 4+3.5` as bays and storeys, `12x2 4` with a number of panels, and `pinned` or `clamped` for the feet.
 */
export function readCommonFrame(
  said: string,
  {
    shape,
    statement,
    reading,
  }: {
    readonly shape: TypedShape;
    readonly statement: string;
    readonly reading: NumberReading;
  },
): CommonFrame | Problem {
  const [, word = ''] = FEET.exec(said) ?? [];
  const feet = readFeet(word);
  const measured = feet === null ? said : said.replace(FEET, '');
  const parts = measured
    .replace(WORDS, '')
    .replace(FEET_AND_INCHES, (length) => length.replace(/\s+/g, INNER_SPACE))
    .replace(UNIT, '')
    .replace(TIMES, 'x')
    .replace(PLUS, '+')
    .trim()
    .split(/[^\S\u00a0]+/);
  const read = shape === 'grid' ? readGrid(parts, reading) : readSpan(parts, { shape, reading });
  if (read === null) return createProblem('measures', statement);
  if ('kind' in read) return read;
  const lengths = [...read.bays, ...read.storeys, ...(read.ridge === null ? [] : [read.ridge])];
  if (!lengths.every(isWithinLengths)) return createProblem('tooGreat', statement);
  return { kind: 'frame', shape, feet, ...(feet !== null && findAmbiguous(word)), ...read };
}

function readFeet(word: string): CommonFrame['feet'] {
  const verb = findFrameVerb(word);
  return verb === 'pin' || verb === 'clamp' ? verb : null;
}

type Measures = Pick<CommonFrame, 'bays' | 'storeys' | 'ridge' | 'panels'>;

function readGrid(parts: readonly string[], reading: NumberReading): Measures | Problem | null {
  const [bays, storeys] = parts.map((part) => readRow(part, reading));
  if (parts.length !== 2 || bays === undefined || storeys === undefined) return null;
  if ('kind' in bays) return bays;
  if ('kind' in storeys) return storeys;
  return { bays, storeys, ridge: null, panels: null };
}

/** Reads `2x6+5` as the lengths 6, 6 and 5. */
function readRow(text: string, reading: NumberReading): readonly number[] | Problem {
  const lengths: number[] = [];
  for (const term of text.split('+')) {
    const [, times = '1', size = ''] = /^(?:(\d{1,6})x)?(.+)$/.exec(term) ?? [];
    const length = readSize(size, reading);
    if (length === null || length <= 0 || Number(times) < 1) return createProblem('number', term || text);
    if (lengths.length + Number(times) > MOST) return createProblem('tooMany', times, MOST);
    lengths.push(...Array.from({ length: Number(times) }, () => length));
  }
  return lengths;
}

function readSpan(
  [plan = '', third, ...more]: readonly string[],
  { shape, reading }: { readonly shape: Exclude<TypedShape, 'grid'>; readonly reading: NumberReading },
): Measures | Problem | null {
  const wantsRidge = shape === 'gable' || shape === 'monopitch';
  const texts = plan.split('x');
  if (
    texts.length !== 2 ||
    more.length > 0 ||
    (third !== undefined) !== (wantsRidge || shape === 'vierendeel')
  )
    return null;
  const lengths = [...texts, ...(wantsRidge && third !== undefined ? [third] : [])].map((text) => ({
    text,
    length: readSize(text, reading),
  }));
  const wrong = lengths.find(({ length }) => length === null || length <= 0);
  if (wrong !== undefined) return createProblem('number', wrong.text || plan);
  const [span = 0, height = 0, ridge = null] = lengths.map(({ length }) => length ?? 0);
  if (ridge !== null && (shape === 'gable' ? ridge <= height : ridge === height))
    return createProblem('ridge', third ?? '');
  if (shape !== 'vierendeel') return { bays: [span], storeys: [height], ridge, panels: null };
  if (!/^[1-9]\d{0,5}$/.test(third ?? '')) return createProblem('panels', third ?? '');
  return Number(third) > MOST
    ? createProblem('tooMany', third ?? '', MOST)
    : { bays: [span], storeys: [height], ridge: null, panels: Number(third) };
}
