/** Words that say yes, in the languages of the editor together: a table may come from somebody who reads another. */
const YES = new Set(['yes', 'y', 'true', '1', '+', 'x', 'да', 'так']);

/** Says whether a cell says yes. */
export function readYes(text: string): boolean {
  return YES.has(text.toLowerCase());
}
