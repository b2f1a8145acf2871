/** Words that mean yes, in the languages of the editor together: a table may come from somebody who reads another. */
const YES = new Set(['yes', 'y', 'true', '1', '+', 'x', 'да', 'так']);

/** Returns whether a cell means yes. */
export function readYes(text: string): boolean {
  return YES.has(text.toLowerCase());
}
