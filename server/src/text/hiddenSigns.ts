import { cleanText } from '@eecs/solver-core/texts';

/** Returns whether a text of one line holds a sign that nobody sees, that ends a line or that turns its direction. */
export function hasHiddenSigns(text: string): boolean {
  return showPlainly(text) !== text;
}

/**
 * Writes a text without such signs, for one that was stored before they were refused.
 *
 * @example showPlainly('Bridge\u202e 7') // 'Bridge 7'
 */
export function showPlainly(text: string): string {
  return cleanText(text, Infinity);
}
