/**
 * Control characters, separators of lines and halves of characters, which no database keeps, and signs that are not seen
 * (tags among them) or that turn the direction of a text: with them one text looks like another. Joiners stay: Persian and Hindi write
 * with them, and they make one emoji of several.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Cuts a text to `longest` characters and takes hidden signs out of it. A text of one line gets a space where a line or
 * a column ended inside; one of several `lines` keeps its line ends, written as `\n`.
 *
 * @example cleanText('Bridge\u202e\n7', 200) // 'Bridge 7'
 */
export function cleanText(text: string, longest: number, { lines = false } = {}): string {
  const cut = text.slice(0, longest).replace(/\r\n?/g, '\n');
  return (lines ? cut : cut.replace(/(?<=.)[\t\n\u2028\u2029]+(?=.)/g, ' ')).replace(HIDDEN, (found) =>
    lines && found === '\n' ? found : '',
  );
}
