import { getTokens } from '../../theme/tokens.ts';
import type { Report } from '../../report/blocks.ts';

/** Paper sizes with their margins; the bottom margin holds the footer. */
const PAPER = {
  A4: { size: 'A4', width: '210mm', side: '18mm' },
  Letter: { size: 'letter', width: '215.9mm', side: '18mm' },
} as const;

/**
 * Writes the style sheet of a report: on the screen a sheet of paper; in print pages with a footer and page number,
 * table heads repeated, no row split, at least three rows of a table at the bottom of a page and four at the top, rows
 * of one object kept together, no line that leads to a formula at the bottom, and more than four lines on the last
 * page. `hasMarginBoxes`: whether the browser prints text in page margins; otherwise the footer is part of each page,
 * and the browser numbers pages itself.
 */
export function writeReportStyle(
  { paper, foot, page }: Pick<Report, 'paper' | 'foot' | 'page'>,
  { hasMarginBoxes }: { readonly hasMarginBoxes: boolean },
): string {
  const { size, width, side } = PAPER[paper];
  const { fontSans, fontMono } = getTokens('light');
  const small = `font: 7.5pt ${fontSans}; color: #4a4a4a;`;
  const boxes = `
    @bottom-left { content: ${quote(foot)}; ${small} }
    @bottom-right { content: ${quote(`${page} `)} counter(page) " / " counter(pages); ${small} }`;
  return `
@page { size: ${size}; margin: 15mm ${side} 18mm; ${hasMarginBoxes ? boxes : ''} }
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #d9d9d6; color: #111; font: 9.5pt/1.4 ${fontSans}; }
main { width: ${width}; min-height: 100vh; margin: 0 auto; padding: 15mm ${side}; background: #fff; overflow-wrap: anywhere; }
h1, h2, h3, p, dl, table, figure { margin: 0; }
h1 { font-size: 18pt; line-height: 1.2; font-weight: 600; }
h2 { margin: 16pt 0 5pt; padding-bottom: 2pt; border-bottom: 0.75pt solid #111; font-size: 12.5pt; font-weight: 600; }
h3 { margin: 10pt 0 3pt; font-size: 10pt; font-weight: 600; }
h1, h2, h3 { break-after: avoid; }
p { margin: 2pt 0; orphans: 2; widows: 2; }
[data-tone='note'] { padding-left: 6pt; border-left: 2pt solid #8a8a8a; color: #333; }
[data-tone='warning'], [data-wrong] { padding-left: 6pt; border-left: 2pt solid #a40000; color: #a40000; }
header { display: flex; gap: 8mm; align-items: flex-start; padding-bottom: 8pt; border-bottom: 1.5pt solid #111; }
header > div { flex: 1; min-width: 0; }
header img { display: block; max-width: 45mm; max-height: 22mm; object-fit: contain; }
dl { display: grid; grid-template-columns: repeat(2, max-content minmax(0, 1fr)); gap: 1pt 10pt; margin-top: 5pt; }
dt { color: #4a4a4a; }
dd { margin: 0; }
dt[data-wide] { grid-column: 1; }
dd[data-wide] { grid-column: 2 / -1; }
a { color: #123a6b; }
table { width: auto; min-width: 50%; max-width: 100%; border-collapse: collapse; font-size: 8.5pt; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { overflow-wrap: break-word; padding: 2pt 6pt; border-bottom: 0.5pt solid #bdbdbd; text-align: left; vertical-align: top; font-weight: 400; }
thead { display: table-header-group; break-inside: avoid; }
thead :is(th, td) { border-bottom: 0.75pt solid #111; font-weight: 600; vertical-align: bottom; }
[data-long] { overflow-wrap: anywhere; }
[data-numeric] { text-align: right; white-space: nowrap; font-family: ${fontMono}; font-size: 8pt; }
thead [data-numeric] { font-family: inherit; white-space: normal; }
thead small { display: block; font-size: 7.5pt; font-weight: 400; color: #4a4a4a; }
tr, figure, [data-short], [data-tone] { break-inside: avoid; }
tbody > :nth-child(-n + 3), tbody > :nth-last-child(-n + 3), [data-goes-on] { break-before: avoid; }
main > :nth-last-child(-n + 4 of :not(footer, [data-sample])) { break-before: avoid; }
h2 + p:not([data-tone]), h3 + p, [data-keeps] { break-after: avoid; }
p:not([data-formula]) + [data-formula], table + p { break-before: avoid; }
figure > svg { display: block; width: 100%; height: auto; font-family: ${fontSans}; }
[data-formula] { padding-left: 8mm; break-inside: avoid; }
[data-fraction] { display: inline-flex; flex-direction: column; vertical-align: middle; text-align: center; }
[data-unbroken] { white-space: nowrap; }
[data-fraction] > :first-child { padding: 0 2px; border-bottom: 0.75pt solid; }
sub, sup { font-size: 70%; line-height: 0; }
footer { display: none; }
[data-signs] { width: 100%; margin-top: 8pt; table-layout: fixed; }
[data-signs] tbody > tr > * { height: 9mm; vertical-align: middle; }
[data-sample] { position: fixed; inset: 0; display: grid; place-items: center; overflow: hidden; color: #a40000; font-size: 84pt; font-weight: 700; letter-spacing: 0.12em; opacity: 0.16; transform: rotate(-32deg); pointer-events: none; user-select: none; }
@media screen and (max-width: 240mm) { main { width: 100%; padding: 8mm 6mm; } }
@media screen and (max-width: 150mm) { dl { grid-template-columns: max-content minmax(0, 1fr); } }
@media print {
  body { background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { width: auto; min-height: 0; padding: 0; }
  ${hasMarginBoxes ? '' : `footer { display: block; position: fixed; bottom: -8mm; ${small} }`}
}`;
}

/** Writes a text as a CSS string. */
function quote(text: string): string {
  return `"${text.replace(/[\\"\n]/g, (one) => `\\${one.charCodeAt(0).toString(16)} `)}"`;
}
