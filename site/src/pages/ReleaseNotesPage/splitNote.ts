/** Splits a note into paragraphs at empty lines and drops the marks of lists and headings; it is shown as plain text. */
export function splitNote(data: string): string[] {
  return data
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*(?:#{1,6}|[-*])\s+/, '')
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
}
