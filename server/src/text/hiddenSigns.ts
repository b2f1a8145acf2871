/**
 * Control characters, separators of lines, halves of characters, what turns the direction of a line round, and what is
 * not seen: a text with them looks like another, or like two lines. Joiners are letters of Persian and of Hindi, and
 * make one emoji of several.
 */
const HIDDEN =
  /[\p{Cc}\p{Surrogate}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** Says whether a text holds a sign that nobody sees or that turns the direction of the text. */
export function hasHiddenSigns(text: string): boolean {
  return HIDDEN.test(text);
}

/**
 * Writes a text without such signs, for one that was stored before they were refused.
 *
 * @example showPlainly('Bridge\u202e 7') // 'Bridge 7'
 */
export function showPlainly(text: string): string {
  return [...text].filter((sign) => !HIDDEN.test(sign)).join('');
}
