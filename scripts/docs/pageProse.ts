/**
 * Converts the prose of a Markdown page to line comments, so that `listFragments` can check it. Omits code, headings,
 * indented formulas, and cells that are not sentences. Line numbers stay those of the page.
 */
export function toComments(markdown: string): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (/^\s*```/.test(line)) isCode = !isCode;
      const text = isCode || /^(?:\s*```| {4}|#|!\[|---)/.test(line) ? '' : toSentences(line);
      return text === '' ? '' : `// ${text}`;
    })
    .join('\n');
}

/** Returns the sentences in a line of a page: without list marks, or those in table cells. */
function toSentences(line: string): string {
  if (!line.startsWith('|')) return line.replace(/^\s*(?:[-*]|\d+\.) +/, '').trim();
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.filter((cell) => cell.endsWith('.')).join(' ');
}

/** Returns the anchor that GitHub gives a heading. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Lists the anchors of a Markdown page. */
export function listAnchors(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)));
}

/** Lists the links of a Markdown page to files of the project, without their code. */
export function listLinks(markdown: string): readonly string[] {
  return [...markdown.replace(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));
}

/** Lists the npm scripts that a Markdown page names. */
export function listCommands(markdown: string): readonly string[] {
  return [...markdown.matchAll(/\bnpm run (?:-s |--silent )?([a-z]+)/g)].map(([, name = '']) => name);
}
