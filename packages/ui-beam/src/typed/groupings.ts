/**
 * Separates two numbers where a space might as well group the digits of one. No person types it, and no reader of
 * quantities accepts it.
 */
export const SEPARATOR = '|';

/** Digits in groups of three with spaces between: one number in thousands, or several numbers. */
const GROUPED = /(?<![\d.,\p{L}])[1-9]\d{0,2}(?: \d{3})+(?!\d)/gu;

/** Spaces that do not break a line never part two numbers. */
const NARROW_SPACE = /(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?!\d))/g;

/** Statements with more spaces of two meanings are not read. */
const MOST_SPACES = 4;

/**
 * Lists the ways in which the spaces between digits can be read: `2 500` is 2500 or `2|500`, `4 000` only 4000, because
 * nobody writes a number 000. The first way joins all groups. A text with too many such spaces has the first way alone.
 *
 * @example listGroupings('2 500mm') // ['2500mm', '2|500mm']
 */
export function listGroupings(text: string): readonly string[] {
  const joined = text.replace(NARROW_SPACE, '');
  const spaces = [...joined.matchAll(GROUPED)].flatMap(({ 0: run, index }) =>
    [...run.matchAll(/ /g)].map((space) => index + space.index),
  );
  const doubtful = spaces.filter((at) => joined[at + 1] !== '0');
  const count = doubtful.length > MOST_SPACES ? 1 : 2 ** doubtful.length;
  return Array.from({ length: count }, (_, way) =>
    [...joined]
      .map((sign, at) => {
        if (!spaces.includes(at)) return sign;
        const order = doubtful.indexOf(at);
        return order >= 0 && (way >> order) % 2 === 1 ? SEPARATOR : '';
      })
      .join(''),
  );
}
