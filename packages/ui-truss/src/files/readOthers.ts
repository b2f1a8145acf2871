import { LIMITS, type UnitSystem } from '@eecs/solver-core';
import {
  type Library,
  catalogueLibrary,
  findStandardMaterials,
  findStandardSections,
  limitFound,
} from '@eecs/ui-kit/data';
import type { Locale } from '@eecs/ui-kit/layout';
import {
  BINARY_DRAWING,
  chooseLines,
  countLines,
  countShortLines,
  createSteel,
  type DrawingChoices,
  type DxfUnit,
  findExtent,
  findOpenQuote,
  findParts,
  MOST_SHEET_ROWS,
  prepareRows,
  readDxf,
  readWorkbook,
  type RowChoices,
  TooMuchUnpacked,
} from '@eecs/ui-kit/editing';
import { type Standards, addTable, listUnknownNames, listUsualNames } from '../editing/addTable.ts';
import { listNamesWithArea } from '../editing/areaSections.ts';
import type { AddedTable, TableRow } from '../editing/addedTable.ts';
import { listTableFaults } from '../editing/tableFaults.ts';
import { type DoubledWay, countDoubled } from '../editing/doubledRods.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createCellReader } from './createCellReader.ts';
import { fromLines } from './fromLines.ts';
import { readTable } from './readTable.ts';
import type { ReadContent, TableCellProblem, UnreadTable } from './foundInFile.ts';
import type { ReadTrussFile } from './readTrussFile.ts';

interface Options {
  readonly system: UnitSystem;
  readonly title: string;
  readonly locale: Locale;
  /** The unit of a drawing, whatever it states. @default the stated one, otherwise by its size */
  readonly unit?: DxfUnit;
  /** The name of the applicable size limits in `LIMITS`. */
  readonly limits: keyof typeof LIMITS;
  /** The treatment of duplicate rods. @default the first stays */
  readonly doubled?: DoubledWay;
  /** The parts of a drawing to read. @default all of it */
  readonly drawing?: DrawingChoices;
  /** The reader's choices about a table. @default none */
  readonly rows?: RowChoices;
  /** @default the catalogue */
  readonly library?: Library;
}

type Refused = Extract<ReadTrussFile, { ok: false }>;
type Read = ReadContent | Refused;

function refuse(problem: Refused['problem'], cells: readonly TableCellProblem[] = []): Refused {
  const [cell] = cells;
  return {
    ok: false,
    problem,
    failures: [],
    ...(cell !== undefined && { row: cell.row, cell, cells }),
    ...(cell?.sheet !== undefined && { sheet: cell.sheet }),
  };
}

/** Reads a truss from the text of a DXF drawing. */
export async function readDrawing(text: string, options: Options): Promise<Read> {
  const { system, title, unit } = options;
  const read = readDxf(text, system, { unit });
  if (read === null && BINARY_DRAWING.test(text)) return refuse('binaryDrawing');
  if (read === null || read.lines.length === 0) return refuse(read?.isCut === true ? 'cutOff' : 'noLines');
  const { objects, leftOut, straightened, isCut, isUnitGuessed, statedUnit } = read;
  const { lines, isTurned, loose, unread } = chooseLines(read.lines, options.drawing);
  if (lines.length === 0) return refuse('noLines');
  const noLength = (leftOut.noLength ?? 0) + countShortLines(lines);
  const layers = [...new Set(lines.map(({ layer }) => layer))];
  const { sections } = await findStandards({ sections: layers, materials: [] }, options);
  const made = fromLines(lines, { system, title, sectionOf: sections, most: LIMITS[options.limits] });
  if ('tooMany' in made) return { ...refuse('tooMany'), size: made.tooMany };
  const { document, split, doubled } = made;
  return {
    document,
    drawing: {
      ...{ split, doubled, isTurned, loose, unread },
      looseParts: Math.max(0, findParts(lines).length - 1),
      standard: layers.flatMap((layer) => {
        const section = sections.get(layer);
        return section === undefined ? [] : [{ name: layer, is: section.label }];
      }),
      bareLayers: layers.filter((layer) => !sections.has(layer)),
      material: createSteel(system).name,
      unit: read.unit,
      ...{ isUnitGuessed, statedUnit },
      extent: findExtent(lines),
      objects,
      straightened,
      isCut,
      leftOut: { ...leftOut, ...(noLength > 0 && { noLength }) },
    },
  };
}

/** Looks names up in the library; if it fails, nothing is found and the names are reported as unknown. */
async function findStandards(
  names: { readonly sections: readonly string[]; readonly materials: readonly string[] },
  { library = catalogueLibrary, locale, system, limits }: Options,
): Promise<Standards> {
  const asked = { library, locale, system };
  const [sections, materials] = await Promise.all([
    findStandardSections(names.sections, asked).catch(() => new Map<string, never>()),
    findStandardMaterials(names.materials, asked).catch(() => new Map<string, never>()),
  ]);
  // The target document is new and has the default constants.
  const empty = createEmptyTruss(system);
  return {
    sections: limitFound(sections, { items: empty.sections, most: LIMITS[limits].sections }),
    materials: limitFound(materials, { items: empty.materials, most: LIMITS[limits].materials }),
  };
}

/** The greatest length of a table row, characters; splitting a longer one into cells would take seconds. */
const LONGEST_ROW = 100_000;

/**
 * Returns the greatest number of rows of a table: several for each joint and rod, and at most those of a workbook
 * sheet.
 */
function mostRows(limits: keyof typeof LIMITS): number {
  const { joints, links } = LIMITS[limits];
  return Math.min(MOST_SHEET_ROWS, 4 * (joints + links));
}

/** Reads a truss from a table of joints and rods; a table too long for any truss is counted but not read. */
export async function readRows(text: string, options: Options): Promise<Read> {
  const most = mostRows(options.limits);
  const count = countLines(text);
  if (count > most) return { ...refuse('tooManyRows'), rows: { count, most } };
  if (text.split(/[\r\n]/).some((row) => row.length > LONGEST_ROW)) return refuse('noTable');
  const open = findOpenQuote(text);
  if (open !== null) return refuse('badRow', [{ ...open, column: '', code: 'quote' }]);
  return readTables([{ name: '', text }], options);
}

/** Reads a truss from a workbook of a spreadsheet (XLSX) whose sheets contain joints, rods or both. */
export async function readBook(bytes: Uint8Array, options: Options): Promise<Read> {
  const sheets = await readWorkbook(bytes).catch((error: unknown) =>
    error instanceof TooMuchUnpacked ? 'bookTooLarge' : 'badBook',
  );
  if (typeof sheets === 'string') return refuse(sheets);
  const seen = sheets.filter(({ isHidden }) => !isHidden);
  const most = mostRows(options.limits);
  const long = seen.find(({ rowCount }) => rowCount > most);
  if (long !== undefined) return { ...refuse('tooManyRows'), rows: { count: long.rowCount, most } };
  const texts = seen.map(({ name, rows }) => ({
    name: seen.length > 1 ? name : '',
    text: rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/gu, ' ')).join('\t')).join('\n'),
  }));
  // Numbers of a workbook always have a point; a comma is part of a text.
  const read = await readTables(texts, { ...options, isBook: true });
  if ('problem' in read || read.rest === undefined) return read;
  const hidden = sheets.flatMap(({ name, isHidden }) => (isHidden ? [name] : []));
  return { ...read, rest: { ...read.rest, hidden } };
}

interface Part {
  /** The name of its sheet; empty if there is only one. */
  readonly name: string;
  readonly text: string;
}

async function readTables(
  parts: readonly Part[],
  options: Options & { readonly isBook?: boolean },
): Promise<Read> {
  const { system, title, locale, isBook = false } = options;
  const readCell = createCellReader({ system, locale });
  const joints: Writable<AddedTable['joints']> = [];
  const rods: Writable<AddedTable['rods']> = [];
  const loads: Writable<AddedTable['loads']> = [];
  const setTitles: string[] = [];
  const columns = new Set<string>();
  const headings = new Set<string>();
  const namedJoints = new Map<string, number>();
  let rows = 0;
  for (const { name, text } of parts) {
    const prepared = prepareRows(text, locale, { isBook, ...options.rows });
    const table = readTable(prepared.text, { kind: 'joints', locale, readCell, namedJoints });
    const placed = <Row extends TableRow>(row: Row): Row => (name === '' ? row : { ...row, sheet: name });
    if (table === null) {
      rows += countRows(text);
      for (const heading of prepared.headings) headings.add(heading);
      continue;
    }
    if (!table.ok) return refuse('badRow', table.problems.map(placed));
    const doubts = table.doubts.map((doubt) => ({ ...placed(doubt), code: 'number' as const }));
    // Pasted rows show how they were read before they are added; a file is opened at once, so doubts refuse it.
    if (doubts.length > 0) return refuse('badRow', doubts);
    // Passing each as an argument would exceed the limit for so many rows.
    for (const joint of table.joints) joints.push(placed(joint));
    for (const rod of table.rods) rods.push(placed(rod));
    for (const load of table.loads) loads.push(placed(load));
    table.setTitles.forEach((title, at) => (setTitles[at] = title));
    rows += table.otherRows;
    for (const column of [...table.passedOver, ...table.unread]) columns.add(column);
    for (const heading of table.unread) headings.add(heading);
  }
  if (joints.length === 0)
    return headings.size > 0
      ? { ...refuse('unknownHeadings'), headings: [...headings], ...showTable(parts, isBook) }
      : refuse('noTable');
  const empty = createEmptyTruss(system, title);
  // Duplicate rods are treated alike in files of every kind.
  const table: AddedTable = { joints, rods, loads, setTitles, doubled: 'keepAll' };
  const faults = listTableFaults(empty, table);
  if (faults.length > 0) return refuse('badRow', faults);
  let count = 0;
  const unknown = listUnknownNames(empty, rods);
  const standards = await findStandards(unknown, options);
  const withArea = listNamesWithArea(rods);
  const { document, notes } = addTable(empty, table, () => `t${(count += 1)}`, standards);
  const rest = {
    names: [...new Set([...unknown.sections, ...unknown.materials])].filter(
      (name) => !standards.sections.has(name) && !standards.materials.has(name) && !withArea.has(name),
    ),
    standard: [
      ...[...standards.sections].map(([name, { label }]) => ({ name, is: label })),
      ...[...standards.materials].map(([name, { name: is }]) => ({ name, is })),
    ].filter(({ name, is }) => name !== is),
    usual: listUsualNames(empty, rods),
    ...{ columns: [...columns], rows, hidden: [] },
    joints: joints.length - document.joints.length,
    rods: rods.length - document.links.length + (options.doubled === 'sumAreas' ? 0 : countDoubled(document)),
    loads: notes.find(({ code }) => code === 'loadsPassedOver')?.count ?? 0,
  };
  // Rods must not be dropped without a question.
  const isLacking = rods.length === 0 && headings.size > 0;
  return { document, rest, ...(isLacking && showTable(parts, isBook)) };
}

/** The greatest number of rows shown for correction: a field with more responds slowly. */
const MOST_SHOWN = 20_000;

/** Returns the rows of all sheets as one text. */
function showTable(parts: readonly Part[], isBook: boolean): { readonly table?: UnreadTable } {
  const text = parts.map((part) => part.text).join('\n\n');
  return countLines(text) > MOST_SHOWN ? {} : { table: { text, isBook } };
}

type Writable<List extends readonly unknown[]> = List[number][];

/** Counts the rows below a heading of a sheet with other content. */
function countRows(text: string): number {
  return Math.max(0, text.split('\n').filter((line) => line.trim() !== '').length - 1);
}
