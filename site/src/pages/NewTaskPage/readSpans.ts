import { parseQuantity, readQuantityLists, type UnitSystem } from '@eecs/solver-core';
import { MAX_STARTER_SPANS } from '@eecs/ui-beam';

/** The number of equal spans, or the length of each in the length unit of the system. */
export type Spans = number | readonly number[];

/** Repeated spans: `2 x 22.5`. A star means a product, as in every field. */
const REPEATED = /^(\d{1,2})\s*[xXхХ×]\s*(?=[\d.,])/u;

/**
 * Reads a typed number of spans, or a list of their lengths, in the format of length fields; null if it is neither, is
 * ambiguous, or is more than a new beam can have. A single length needs its unit, because a number alone is a count.
 *
 * @example readSpans('2', { system: 0 }) // 2
 * @example readSpans('6 + 4.5', { system: 0 }) // [6, 4.5]
 * @example readSpans('2 x 22.5', { system: 0 }) // [22.5, 22.5]
 */
export function readSpans(
  text: string,
  { system, locale }: { readonly system: UnitSystem; readonly locale?: string },
): Spans | null {
  const readings = listSpanReadings(text, { system, locale });
  return readings.length === 1 ? (readings[0] ?? null) : null;
}

/** Lists all ways to read a text as spans: `2 500 mm 3 m` has two. */
export function listSpanReadings(
  text: string,
  { system, locale }: { readonly system: UnitSystem; readonly locale?: string | undefined },
): readonly Spans[] {
  if (/^\s*\d{1,3}\s*$/.test(text)) {
    const spans = Number(text);
    return spans >= 1 && spans <= MAX_STARTER_SPANS ? [spans] : [];
  }
  const read = (part: string): number | null => {
    const parsed = parseQuantity(part, {
      quantity: 'length',
      system,
      ...(locale === undefined ? {} : { locale }),
    });
    return parsed.ok ? parsed.value : null;
  };
  let lists: readonly (readonly number[])[] = [[]];
  for (const part of text.trim().split(/\s*[+;]\s*/)) {
    const count = REPEATED.exec(part);
    const rest = count === null ? part : part.slice(count[0].length);
    const ends = readQuantityLists(rest, read).flatMap((list) => {
      if (count === null) return [list];
      return list.length === 1 ? [Array.from({ length: Number(count[1]) }, () => list[0] ?? 0)] : [];
    });
    lists = lists.flatMap((head) => ends.map((end) => [...head, ...end])).slice(0, 4);
  }
  // A number alone could be an invalid count.
  const isAlone = /^[-+\d.,\s]*(?:e[-+]?\d*)?\s*$/i.test(text);
  return lists.filter(
    (list) =>
      list.length >= (isAlone ? 2 : 1) && list.length <= MAX_STARTER_SPANS && list.every((span) => span > 0),
  );
}
