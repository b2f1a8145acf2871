import type { UnitSystem } from '@eecs/solver-core';
import { MOST_SHEET_ROWS, readWorkbook } from '@eecs/ui-kit/editing';
import { addTable, listUnknownNames } from '../editing/addTable.ts';
import type { AddedTable, TableRow } from '../editing/addedTable.ts';
import { listTableFaults } from '../editing/tableFaults.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createCellReader } from './createCellReader.ts';
import type { DxfUnit } from './dxfUnits.ts';
import { fromLines, sameEnd } from './fromLines.ts';
import { findExtent, readDxf } from './readDxf.ts';
import { readTable } from './readTable.ts';
import type { DxfLine } from './toDxfLines.ts';
import type { ReadDrawing, ReadTableRest, ReadTrussFile, TableCellProblem } from './trussFile.ts';

interface Options {
  readonly system: UnitSystem;
  readonly title: string;
  readonly locale: string;
  /** Of a drawing that does not say its own. */
  readonly unit?: DxfUnit;
}

type Refused = Extract<ReadTrussFile, { ok: false }>;
type Read =
  { readonly document: unknown; readonly drawing?: ReadDrawing; readonly rest?: ReadTableRest } | Refused;

const refuse = (problem: Refused['problem'], cell?: TableCellProblem): Refused => ({
  ok: false,
  problem,
  failures: [],
  ...(cell !== undefined && { row: cell.row, cell }),
  ...(cell?.sheet !== undefined && { sheet: cell.sheet }),
});

/** Reads a truss out of the text of a DXF drawing. */
export function readDrawing(text: string, { system, title, unit }: Options): Read {
  const read = readDxf(text, system, unit);
  if (read === null || read.lines.length === 0) return refuse(read?.isCut === true ? 'cutOff' : 'noLines');
  const { lines, objects, leftOut, straightened, isCut, isUnitGuessed } = read;
  const noLength = (leftOut.noLength ?? 0) + countShort(lines);
  const { document, split } = fromLines(lines, system, title);
  return {
    document,
    drawing: {
      split,
      layers: new Set(lines.map(({ layer }) => layer)).size,
      unit: read.unit,
      isUnitGuessed,
      extent: findExtent(lines),
      objects,
      straightened,
      isCut,
      leftOut: { ...leftOut, ...(noLength > 0 && { noLength }) },
    },
  };
}

/** Lines whose ends are one joint. */
function countShort(lines: readonly DxfLine[]): number {
  const tolerance = sameEnd(lines);
  return lines.filter(
    ({ from, to }) => Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) <= tolerance,
  ).length;
}

/** Reads a truss out of a table of joints and rods. */
export function readRows(text: string, options: Options): Read {
  return readTables([{ name: '', text }], options);
}

/** Reads a truss out of a workbook of a spreadsheet (XLSX): its sheets hold joints, rods or both. */
export async function readBook(bytes: Uint8Array, options: Options): Promise<Read> {
  const sheets = await readWorkbook(bytes).catch(() => null);
  if (sheets === null) return refuse('badBook');
  const seen = sheets.filter(({ isHidden }) => !isHidden);
  const long = seen.find(({ rowCount }) => rowCount > MOST_SHEET_ROWS);
  if (long !== undefined)
    return { ...refuse('tooManyRows'), rows: { count: long.rowCount, most: MOST_SHEET_ROWS } };
  const texts = seen.map(({ name, rows }) => ({
    name: seen.length > 1 ? name : '',
    text: rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/gu, ' ')).join('\t')).join('\n'),
  }));
  // Numbers of a workbook have a point, which is the same in every language; a comma is one of a text.
  const read = readTables(texts, options);
  if ('problem' in read || read.rest === undefined) return read;
  const hidden = sheets.flatMap(({ name, isHidden }) => (isHidden ? [name] : []));
  return { ...read, rest: { ...read.rest, hidden } };
}

interface Part {
  /** What its sheet is called; empty where there is one alone. */
  readonly name: string;
  readonly text: string;
}

function readTables(parts: readonly Part[], { system, title, locale }: Options): Read {
  const readCell = createCellReader({ system, locale });
  const joints: Writable<AddedTable['joints']> = [];
  const rods: Writable<AddedTable['rods']> = [];
  const loads: Writable<AddedTable['loads']> = [];
  const setTitles: string[] = [];
  const columns = new Set<string>();
  let rows = 0;
  for (const { name, text } of parts) {
    const table = readTable(text, { kind: 'joints', locale, readCell });
    const placed = <Row extends TableRow>(row: Row): Row => (name === '' ? row : { ...row, sheet: name });
    if (table === null) {
      rows += countRows(text);
      continue;
    }
    if (!table.ok) return refuse('badRow', table.problems.map(placed)[0]);
    const [doubt] = table.doubts.map(placed);
    // Rows that are pasted show how they are read before they are taken; a file is open at once.
    if (doubt !== undefined) return refuse('badRow', { ...doubt, code: 'number' });
    // An argument each is too many for so many rows.
    for (const joint of table.joints) joints.push(placed(joint));
    for (const rod of table.rods) rods.push(placed(rod));
    for (const load of table.loads) loads.push(placed(load));
    table.setTitles.forEach((title, at) => (setTitles[at] = title));
    rows += table.otherRows;
    for (const column of table.passedOver) columns.add(column);
  }
  if (joints.length === 0) return refuse('noTable');
  const empty = createEmptyTruss(system, title);
  const table = { joints, rods, loads, setTitles };
  const [fault] = listTableFaults(empty, table);
  if (fault !== undefined) return refuse('badRow', fault);
  let count = 0;
  const { document, notes } = addTable(empty, table, () => `t${(count += 1)}`);
  const rest = {
    ...{ names: listUnknownNames(empty, rods), columns: [...columns], rows, hidden: [] },
    joints: joints.length - document.joints.length,
    rods: rods.length - document.links.length,
    loads: notes.find(({ code }) => code === 'loadsPassedOver')?.count ?? 0,
  };
  return { document, rest };
}

type Writable<List extends readonly unknown[]> = List[number][];

/** Rows below the heading of a sheet that holds something else. */
function countRows(text: string): number {
  return Math.max(0, text.split('\n').filter((line) => line.trim() !== '').length - 1);
}
