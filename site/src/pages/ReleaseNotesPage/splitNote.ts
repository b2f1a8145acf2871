/** A run of text in a note. */
export interface NotePiece {
  readonly text: string;
  readonly isStrong: boolean;
}

/**
 * Splits a note into paragraphs at empty lines and into plain and **strong** runs; the marks of lists and headings are
 * dropped. Everything else is plain text, so no markup of a note reaches the page.
 */
export function splitNote(data: string): NotePiece[][] {
  return data
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*(?:#{1,6}|[-*])\s+/, '')
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
    .map(splitStrong);
}

/** Pairs of asterisks enclose strong text; a lone pair is plain text. */
function splitStrong(paragraph: string): NotePiece[] {
  return paragraph
    .split(/(\*\*[^*]+\*\*)/)
    .filter((run) => run !== '')
    .map((run) =>
      /^\*\*[^*]+\*\*$/.test(run)
        ? { text: run.slice(2, -2), isStrong: true }
        : { text: run, isStrong: false },
    );
}
