import { parseQuantity, type UnitSystem } from '@eecs/solver-core';
import { MAX_STARTER_SPANS } from '@eecs/ui-beam';

/** How many equal spans were typed, or the length of each, in the length unit of the system. */
export type Spans = number | readonly number[];

/**
 * Reads how many spans were typed, or their lengths one after another; null when it is neither, or more than a beam can
 * begin with.
 *
 * @example readSpans('2', 0) // 2
 * @example readSpans('6 + 4.5', 0) // [6, 4.5]
 */
export function readSpans(text: string, system: UnitSystem): Spans | null {
  if (/^\s*\d{1,3}\s*$/.test(text)) {
    const spans = Number(text);
    return spans >= 1 && spans <= MAX_STARTER_SPANS ? spans : null;
  }
  const parts = text.trim().split(/\s*[+;]\s*|\s+/);
  if (parts.length < 2 || parts.length > MAX_STARTER_SPANS) return null;
  const lengths = parts.map((part) => {
    const read = parseQuantity(part, { quantity: 'length', system });
    return read.ok && read.value > 0 ? read.value : null;
  });
  return lengths.every((length) => length !== null) ? lengths : null;
}
