import { cleanText } from '@eecs/solver-core/texts';

/**
 * Returns whether a single-line text contains a character that is invisible, ends the line or reverses its direction.
 */
export function hasHiddenSigns(text: string): boolean {
  return showPlainly(text) !== text;
}

/**
 * Removes such characters from a text that was stored before they were refused.
 *
 * @example showPlainly('Bridge\u202e 7') // 'Bridge 7'
 */
export function showPlainly(text: string): string {
  return cleanText(text, Infinity);
}
