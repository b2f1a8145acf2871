/**
 * Words that mean yes, in all languages of the editor, because a table may come from somebody with another language.
 */
const YES = new Set(['yes', 'y', 'true', '1', '+', 'x', 'да', 'так']);

/** Returns whether a cell means yes. */
export function readYes(text: string): boolean {
  return YES.has(text.toLowerCase());
}
