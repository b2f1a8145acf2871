/**
 * Control characters, line separators and lone surrogates, which no database stores, and invisible characters
 * (including tags) and direction marks, with which one text can look like another. Joiners are kept, because Persian
 * and Hindi need them and they combine emoji.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Truncates a text to `longest` characters and removes hidden characters. In a text of one line, line breaks and tabs
 * become spaces; a text of several `lines` keeps its line breaks, written as `\n`.
 *
 * @example cleanText('Bridge\u202e\n7', 200) // 'Bridge 7'
 */
export function cleanText(text: string, longest: number, { lines = false } = {}): string {
  const cut = text.slice(0, longest).replace(/\r\n?/g, '\n');
  return (lines ? cut : cut.replace(/(?<=.)[\t\n\u2028\u2029]+(?=.)/g, ' ')).replace(HIDDEN, (found) =>
    lines && found === '\n' ? found : '',
  );
}
