import { normalizeQuantityText } from './quantityText.ts';

/** Reads one quantity, as {@link parseQuantity} does; returns null for other text. */
export type ReadQuantity = (text: string) => number | null;

/** A number that is separated from its neighbours in a list, as the list writes it. */
interface Group {
  readonly text: string;
  readonly value: number;
}

type List = readonly Group[];

/** Greatest number of parts, separated by spaces, that one quantity can have. */
const MAX_PARTS = 8;
/** A list of more numbers is refused. */
const MAX_TOKENS = 100;
/** Greatest number of readings that are tracked: two already make the list ambiguous. */
const MAX_LISTS = 4;

/**
 * Reads a list of numbers separated by spaces, by commas followed by a space, or by semicolons. Returns every way in
 * which the list can be read: none, one, or several with different numbers. A caller should accept a single reading and
 * refuse several.
 *
 * A space may separate thousands, a number and its unit, or two numbers: `2 500 mm` is one length or two. Texts that
 * every reader takes for one quantity stay one: `28' 3 1/2"`, `5 m 20 cm`, and `4 000 mm`, because no separate number
 * begins with two zeros. A sign directly before a number begins a new number: `3 -1` are two. A unit after the last
 * number alone may be meant for all of them, so that is a reading too.
 *
 * @example readQuantityLists('2 500 mm', readMillimetres) // [[2500], [2, 500]] where a bare number is mm too
 */
export function readQuantityLists(text: string, read: ReadQuantity): readonly (readonly number[])[] {
  const stretches = normalizeQuantityText(joinThousands(text)).split(/\s*;\s*|\s*,\s+/);
  let lists: readonly List[] = [[]];
  for (const stretch of stretches) {
    const parts = readStretch(stretch, read);
    lists = lists.flatMap((head) => parts.map((tail) => [...head, ...tail])).slice(0, MAX_LISTS);
  }
  const values = lists.flatMap((list) => [list.map(({ value }) => value), ...shareUnit(list, read)]);
  return [...new Map(values.map((list) => [list.join(' '), list])).values()];
}

/** A number followed by one unit, such as `500 mm`. */
const WITH_UNIT = /^[-+\d.,\s]*\d\s*(?<unit>\p{L}[\p{L}²³]*|['"])$/u;
const BARE = /^[-+]?\d[\d.,\s]*$/;

/**
 * Reads a list in which only the last number has a unit as if the unit applied to all: `1 3 cm` may be a metre and
 * three centimetres, or one and three centimetres. Returns no list if the text is not written that way.
 */
function shareUnit(list: List, read: ReadQuantity): readonly (readonly number[])[] {
  const unit = WITH_UNIT.exec(list.at(-1)?.text ?? '')?.groups?.['unit'];
  const head = list.slice(0, -1);
  if (unit === undefined || head.length === 0 || !head.every(({ text }) => BARE.test(text))) return [];
  const shared = list.map(({ text, value }, index) =>
    index < head.length ? read(`${text} ${unit}`) : value,
  );
  return shared.every((value) => value !== null) ? [shared] : [];
}

/**
 * Returns whether a text can be a separate number in a list: the rest of a number with thousands cannot (`000 mm`,
 * `050`).
 */
export function isOwnNumber(text: string): boolean {
  return !/^\s*0\d/.test(text);
}

/** Joins thousands at no-break spaces, which have no other use: copied numbers are written that way. */
function joinThousands(text: string): string {
  return text.replace(/(\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?![\d/]))/g, '$1');
}

function readStretch(stretch: string, read: ReadQuantity): readonly List[] {
  const tokens = stretch.split(' ').filter((token) => token !== '');
  if (tokens.length === 0 || tokens.length > MAX_TOKENS) return [];
  // Lists that begin with each token, filled from the end.
  const from: (readonly List[])[] = tokens.map(() => []);
  from.push([[]]);
  for (let start = tokens.length - 1; start >= 0; start -= 1) {
    const lists: List[] = [];
    // The longest number is tried first.
    for (let end = Math.min(tokens.length, start + MAX_PARTS); end > start; end -= 1) {
      const parts = tokens.slice(start, end);
      if ((from[end] ?? []).length === 0 || parts.slice(1).some((part) => isSigned(part))) continue;
      const group = readGroup(parts.join(' '), read);
      if (group === null) continue;
      for (const rest of from[end] ?? []) {
        const next = rest[0];
        if (next === undefined || !belongTogether(group, next, read)) lists.push([group, ...rest]);
      }
    }
    from[start] = lists.slice(0, MAX_LISTS);
  }
  return from[0] ?? [];
}

function readGroup(text: string, read: ReadQuantity): Group | null {
  // A sign between spaces stands between two numbers.
  const value = isOwnNumber(text) && !/^[+-] /.test(text) ? read(text) : null;
  return value === null ? null : { text, value };
}

function isSigned(token: string): boolean {
  return /^[+-][\d.,]/.test(token);
}

/** Returns whether two neighbours are unambiguously one number: a mixed fraction, or a length in two units. */
function belongTogether(a: Group, b: Group, read: ReadQuantity): boolean {
  const fraction = /^(\d+)\/(\d+)/.exec(b.text);
  if (fraction !== null && /(?:^|\D)\d+$/.test(a.text)) return Number(fraction[1]) < Number(fraction[2]);
  return (
    /[\p{L}'"]$/u.test(a.text) && /^\d.*[\p{L}'"]$/u.test(b.text) && read(`${a.text} ${b.text}`) !== null
  );
}
