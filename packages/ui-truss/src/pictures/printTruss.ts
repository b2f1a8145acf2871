import { getTokens } from '@eecs/ui-kit';
import type { PrintTable } from './listPrintTables.ts';

/** What is printed of a truss. */
export interface TrussPrint {
  readonly title: string;
  readonly description: string;
  /** Under the title: what the truss is known by, when it was printed, whether what is shown is solved. */
  readonly notes: readonly string[];
  readonly locale: string;
  /** The drawing, an SVG file that stands by itself. */
  readonly svg: string;
  /** What the reader has to know of the result, over its tables. */
  readonly remarks: readonly string[];
  readonly tables: readonly PrintTable[];
}

/**
 * Opens the browser's print dialog for a truss: its drawing with the forces and its tables, in a document of its own,
 * so that neither the styles of the page nor the print meet. `into` is the page it is made in.
 */
export function printTruss(print: TrussPrint, into: Document): void {
  const frame = into.createElement('iframe');
  // Out of sight and not `display: none`: what is not laid out is not printed.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', inset: '0' });
  frame.title = print.title;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  into.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (view === null) {
    frame.remove();
    return;
  }
  fillPrint(view, print);
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  view.focus();
  view.print();
}

/**
 * Writes a print into an empty document. Its style sheet is a constructed one, which a strict content policy allows.
 */
function fillPrint(view: Window & typeof globalThis, print: TrussPrint): void {
  const page = view.document;
  page.title = print.title;
  page.documentElement.lang = print.locale;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(writeStyle(print.notes.join('  ·  ')));
  page.adoptedStyleSheets = [sheet];
  const add = (tag: string, text: string, to: Element = page.body): HTMLElement => {
    const element = page.createElement(tag);
    element.textContent = text;
    to.append(element);
    return element;
  };
  add('h1', print.title);
  if (print.description !== '') add('p', print.description);
  add('p', print.notes.join('  ·  ')).dataset['note'] = '';
  for (const remark of print.remarks) add('p', remark).dataset['remark'] = '';
  const figure = add('figure', '');
  const drawing = new view.DOMParser().parseFromString(print.svg, 'image/svg+xml').documentElement;
  figure.append(page.importNode(drawing, true));
  for (const { caption, head, rows, note } of print.tables) {
    const table = add('table', '');
    add('caption', caption, table);
    const heads = add('tr', '', add('thead', '', table));
    for (const text of head) add('th', text, heads).setAttribute('scope', 'col');
    const body = add('tbody', '', table);
    for (const cells of rows) {
      const row = add('tr', '', body);
      for (const text of cells) {
        const cell = add('td', text, row);
        if (isNumber(text)) cell.dataset['numeric'] = '';
      }
    }
    if (note !== undefined) add('p', note).dataset['note'] = '';
  }
}

function isNumber(text: string): boolean {
  return /^[−-]?[\d\s\u00a0\u202f.,]+$/.test(text);
}

/** Pages with what the truss is known by and their number in the margin; heads of tables repeated and no row cut. */
function writeStyle(foot: string): string {
  const { fontSans, fontMono } = getTokens('light');
  const small = `font: 7.5pt ${fontSans}; color: #4a4a4a;`;
  const quoted = JSON.stringify(foot).replaceAll('<', '\\3c ');
  return `
@page { margin: 15mm 16mm 18mm; @bottom-left { content: ${quoted}; ${small} } @bottom-right { content: counter(page) " / " counter(pages); ${small} } }
:root { color-scheme: light; }
body { margin: 0; color: #111; font: 9.5pt/1.4 ${fontSans}; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
h1 { margin: 0 0 4pt; font-size: 16pt; font-weight: 600; line-height: 1.2; }
p { margin: 2pt 0; }
[data-note] { color: #4a4a4a; font-size: 8pt; }
[data-remark] { padding-inline-start: 6pt; border-inline-start: 2pt solid #111; }
figure { margin: 6pt 0 0; break-inside: avoid; }
figure > svg { display: block; width: 100%; height: auto; max-height: 165mm; }
figure > svg > rect:first-child { fill: #fff; }
figure > svg text[stroke] { stroke: #fff; }
table { width: 100%; margin-top: 12pt; border-collapse: collapse; font-size: 8.5pt; font-variant-numeric: tabular-nums; }
caption { padding-bottom: 2pt; font-size: 11pt; font-weight: 600; text-align: left; break-after: avoid; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 1.5pt 6pt 1.5pt 0; border-bottom: 0.5pt solid #bdbdbd; text-align: left; }
th { border-bottom: 0.75pt solid #111; font-weight: 600; vertical-align: bottom; }
td:first-child { white-space: nowrap; }
[data-numeric] { font-family: ${fontMono}; font-size: 8pt; white-space: nowrap; }
`;
}
