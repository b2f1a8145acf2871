/** Words that begin a comment without a subject: such a comment does not say what its code is or does. */
const WITHOUT_SUBJECT =
  /^(?:(?:Of|Beside|What|Whatever|Which|Who|Whom|Whoever|Whose|Those|None|Nobody)|So (?:far|long|many|much|near|often))\b/;

/** A comment that begins without a subject. */
export interface Fragment {
  /** Line of the comment's first words, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Lists the comments of a file of TypeScript that begin without a subject. Questions are sentences and pass. */
export function listFragments(source: string): Fragment[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const begun = beginningOf(lines, index);
    if (begun === null || !WITHOUT_SUBJECT.test(begun.text) || begun.text.endsWith('?')) return [];
    return [{ line: index + 1 + begun.below, text: begun.text }];
  });
}

/** Returns the first words of a comment that begins in a line, and how many lines below they stand. */
function beginningOf(lines: readonly string[], index: number): { text: string; below: number } | null {
  const line = lines[index] ?? '';
  const opened = /^\s*\/\*\*\s*(.*?)(?:\s*\*\/)?$/.exec(line);
  if (opened !== null) {
    if (opened[1] !== '') return { text: opened[1] ?? '', below: 0 };
    return { text: /^\s*\*\s*(.*)$/.exec(lines[index + 1] ?? '')?.[1] ?? '', below: 1 };
  }
  const single = /^\s*\/\/ (.*)$/.exec(line);
  // A later line of the same comment begins no sentence.
  if (single === null || /^\s*\/\/ /.test(lines[index - 1] ?? '')) return null;
  return { text: single[1] ?? '', below: 0 };
}
