import { parseQuantity } from '@eecs/solver-core';

/**
 * Reads the number that is in a field of an option as every field of the editors reads one: with either decimal
 * mark, with spaces between thousands, as a fraction or a sum. Returns NaN for a text that is no number.
 *
 * @example readOptionNumber('100/4', 'ru') // 25
 */
export function readOptionNumber(text: string, locale: string): number {
  const parsed = parseQuantity(text, { quantity: 'ratio', system: 0, locale });
  // A percentage would be the hundredth of what the reader sees.
  return parsed.ok && !/[%‰]/u.test(text) ? parsed.value : Number.NaN;
}
