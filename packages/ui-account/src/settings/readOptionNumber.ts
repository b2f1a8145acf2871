import { parseQuantity } from '@eecs/solver-core';

/**
 * Parses the number in the field of an option like other fields of the editors: with either decimal mark, spaces
 * between thousands, as a fraction or a sum. Returns NaN if the text is not a number.
 *
 * @example readOptionNumber('100/4', 'ru') // 25
 */
export function readOptionNumber(text: string, locale: string): number {
  const parsed = parseQuantity(text, { quantity: 'ratio', system: 0, locale });
  // A percentage would be a hundredth of what the reader sees.
  return parsed.ok && !/[%‰]/u.test(text) ? parsed.value : Number.NaN;
}
