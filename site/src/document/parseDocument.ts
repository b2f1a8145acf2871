import { type KindName, isEditorName } from '../kinds/kindNames.ts';

/** A part of a line. */
export type Run =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A self-contained part of a text. `widget` names an example to try out, and its editor. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'widget'; readonly editor: KindName; readonly name: string };

/** A text of the site: terms, or a page of the guide. */
export interface SiteDocument {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const RUN = /\*\*(.+?)\*\*|\[(.+?)\]\((\/[^\s)]*)\)/g;

/**
 * Parses a text of the site, written in a subset of Markdown: a title after `#`, headings after `##`, lists with `-`,
 * `**strong**`, links within the site, code between two lines of three backticks, and `!beam(name)` or `!truss(name)`
 * for an example to try out. Everything else is plain text, so no markup reaches the page.
 */
export function parseDocument(text: string): SiteDocument {
  const parts = text.trim().split(/\n\s*\n/);
  const [first = ''] = parts;
  const hasTitle = first.startsWith('# ');
  return {
    title: hasTitle ? first.slice(2).trim() : '',
    blocks: parts.slice(hasTitle ? 1 : 0).map(parseBlock),
  };
}

function parseBlock(part: string): Block {
  const lines = part.trim().split('\n');
  const [first = ''] = lines;
  const [, editor, name] = /^!(\w+)\((\w+)\)$/.exec(first.trim()) ?? [];
  if (isEditorName(editor) && name !== undefined) return { kind: 'widget', editor, name };
  if (first.startsWith('```') && lines.at(-1) === '```')
    return { kind: 'code', text: lines.slice(1, -1).join('\n') };
  if (first.startsWith('## ')) return { kind: 'heading', runs: parseRuns(first.slice(3)) };
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => parseRuns(line.slice(2))) };
  return { kind: 'paragraph', runs: parseRuns(lines.join(' ')) };
}

function parseRuns(line: string): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of line.matchAll(RUN)) {
    const [whole, strong, text, to] = match;
    if (match.index > at) runs.push({ kind: 'text', text: line.slice(at, match.index) });
    if (strong !== undefined) runs.push({ kind: 'strong', text: strong });
    else if (text !== undefined && to !== undefined) runs.push({ kind: 'link', text, to });
    at = match.index + whole.length;
  }
  if (at < line.length) runs.push({ kind: 'text', text: line.slice(at) });
  return runs;
}
