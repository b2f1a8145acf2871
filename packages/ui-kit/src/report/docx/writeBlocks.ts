import { escapeXml } from '../../editing/escapeXml.ts';
import { goesOn, type ReportBlock, type Runs } from '../blocks.ts';
import { writeRuns } from './writeRuns.ts';

/** Names the pictures of a file. */
export interface Pictures {
  /** Adds a drawing to the file; returns its relationship id. */
  readonly addFigure: (block: Extract<ReportBlock, { kind: 'figure' }>) => string;
}

/** English metric units per px at 96 to the inch. */
export const EMU = 9525;

/** Writes the blocks of a report as paragraphs, tables and drawings of WordprocessingML. */
export function writeBlocks(blocks: readonly ReportBlock[], pictures: Pictures): string {
  let count = 0;
  const written = blocks.map((block, at) => {
    switch (block.kind) {
      case 'heading':
        return paragraph(`Heading${block.level - 1}`, writeText(block.text));
      case 'text': {
        // A line before a table or a formula stays with it; a line between two headings stays with the second.
        const next = blocks[at + 1]?.kind;
        const isBetween =
          next === 'heading' && blocks[at - 1]?.kind === 'heading' && block.tone === undefined;
        const keeps = next === 'table' || next === 'formula' || isBetween;
        return paragraph(STYLES[block.tone ?? 'plain'], writeRuns(block.runs), { keeps });
      }
      case 'formula':
        return paragraph(block.isWrong ? 'Warning' : 'Formula', writeRuns(block.runs));
      case 'table':
        return writeTable(block);
      case 'figure': {
        count += 1;
        const { width, top, height } = block.figure;
        return paragraph(
          'Figure',
          drawing({
            number: count,
            picture: pictures.addFigure(block),
            label: block.label,
            width,
            height: height - top,
          }),
          { keeps: block.keepsNext === true },
        );
      }
      default:
        return block satisfies never;
    }
  });
  return written.join('');
}

const STYLES = { plain: 'Normal', note: 'Note', warning: 'Warning' } as const;

/** Writes a paragraph in a style, optionally kept with the next one. */
export function paragraph(
  style: string,
  content: string,
  { keeps = false }: { readonly keeps?: boolean } = {},
): string {
  const how = keeps ? '<w:keepNext/>' : '';
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${how}</w:pPr>${content}</w:p>`;
}

export const writeText = (text: string): string => writeRuns([{ text }]);

/** Writes an inline picture. */
export function drawing({
  number,
  picture,
  label,
  width,
  height,
}: {
  /** Unique among the pictures of the file. */
  readonly number: number;
  readonly picture: string;
  readonly label: string;
  /** On paper, px at 96 to the inch. */
  readonly width: number;
  readonly height: number;
}): string {
  const [cx, cy] = [Math.round(width * EMU), Math.round(height * EMU)];
  const name = `Picture ${number}`;
  return (
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/>` +
    `<wp:docPr id="${number}" name="${name}" descr="${escapeXml(label)}"/>` +
    `<a:graphic><a:graphicData uri="${PICTURE}"><pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${picture}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    `</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  );
}

export const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/**
 * A table whose head is repeated on each page and whose rows are not split. A short table is kept together; in a long
 * one the first rows, the last rows and the rows of one object are.
 */
function writeTable({ columns, rows }: Extract<ReportBlock, { kind: 'table' }>): string {
  const widths = chooseWidths(columns, rows);
  const isShort = rows.length <= SHORT_ROWS;
  const cell = (content: string, column: number, { isHead = false, keeps = false }): string => {
    const align = columns[column]?.isNumeric === true ? '<w:jc w:val="right"/>' : '';
    const style = isHead ? 'TableHead' : 'TableText';
    const keep = keeps ? '<w:keepNext/>' : '';
    return `<w:tc><w:tcPr><w:tcW w:w="${widths[column] ?? 0}" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="${style}"/>${keep}${align}</w:pPr>${content}</w:p></w:tc>`;
  };
  const head = columns.map(({ head: runs, unit }, column) =>
    cell(writeRuns(unit === undefined ? runs : withUnit(runs, unit)), column, { isHead: true, keeps: true }),
  );
  const body = rows.map((cells, row) => {
    const isLast = row === rows.length - 1;
    const isAtEnd = row < FIRST_ROWS - 1 || row >= rows.length - LAST_ROWS;
    const keeps = !isLast && (isShort || isAtEnd || goesOn(rows[row + 1] ?? []));
    const written = columns.map((_, column) => cell(writeRuns(cells[column] ?? []), column, { keeps }));
    return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${written.join('')}</w:tr>`;
  });
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return (
    `<w:tbl><w:tblPr><w:tblStyle w:val="ReportTable"/><w:tblW w:w="${whole}" w:type="dxa"/><w:tblLook w:val="0420"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>` +
    `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head.join('')}</w:tr>${body.join('')}</w:tbl>${paragraph('Gap', '')}`
  );
}

const SHORT_ROWS = 20;
/** As in print: the least number of rows kept together at the bottom and the top of a page. */
const FIRST_ROWS = 3;
const LAST_ROWS = 4;

/** The narrower paper's width between margins, twentieths of a point. */
const SHEET = 9866;
/** Width of a letter in a table, with a fifth to spare, because a replacement font may be wider. */
const LETTER = 116;
/** Width of a bold letter: headings of columns have few narrow characters, unlike symbols and units. */
const BOLD_LETTER = 139;
/** Width of the left and right padding of a cell together. */
const CELL = 260;

/**
 * Gives every column the width of its longest line. If there is too little room, the widest columns shrink first, down
 * to the longest word of their texts and heads: a number must not be broken.
 */
function chooseWidths(
  columns: Extract<ReportBlock, { kind: 'table' }>['columns'],
  rows: readonly (readonly Runs[])[],
): number[] {
  const lines = columns.map(({ head, unit = '' }, column) => ({
    head: textOf(head) + (unit === '' ? '' : `, ${unit}`),
    texts: rows.map((cells) => textOf(cells[column] ?? [])),
  }));
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));
  const isNumeric = (column: number): boolean => columns[column]?.isNumeric === true;
  const isWordy = (column: number): boolean =>
    columns[column]?.head.every((run) => 'text' in run && run.style === undefined) === true;
  const widthOf = (column: number, heads: readonly string[], texts: readonly string[]): number =>
    CELL + Math.max((isWordy(column) ? BOLD_LETTER : LETTER) * longest(heads), LETTER * longest(texts));
  const wanted = lines.map(({ head, texts }, column) => widthOf(column, [head], texts));
  const least = lines.map(({ head, texts }, column) => {
    const words = texts.flatMap((text) => text.split(' '));
    return widthOf(column, head.split(' '), isNumeric(column) ? texts : words);
  });
  const few = sumOf(least);
  if (sumOf(wanted) <= SHEET) return wanted;
  if (few >= SHEET) return least.map((width) => Math.floor((width * SHEET) / few));
  const upTo = (most: number): number[] =>
    wanted.map((width, column) => Math.max(least[column] ?? width, Math.min(width, most)));
  // Bisection for the greatest width that fits, to a twentieth of a point.
  let [fits, exceeds] = [0, SHEET];
  while (exceeds - fits > 1) {
    const most = Math.floor((fits + exceeds) / 2);
    if (sumOf(upTo(most)) <= SHEET) fits = most;
    else exceeds = most;
  }
  return upTo(fits);
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

function textOf(runs: Runs): string {
  return runs.map((run) => ('text' in run ? run.text : '')).join('');
}

function withUnit(runs: Runs, unit: string): Runs {
  return [...runs, { text: `, ${unit}` }];
}
