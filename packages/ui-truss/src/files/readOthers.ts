import type { UnitSystem } from '@eecs/solver-core';
import { readWorkbook } from '@eecs/ui-kit/editing';
import { addTable, listUnknownNames } from '../editing/addTable.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createValueReader } from './createValueReader.ts';
import { fromLines, sameEnd } from './fromLines.ts';
import { type DxfUnit, findExtent, readDxf } from './readDxf.ts';
import { type TableJoint, type TableRod, readTable } from './readTable.ts';
import type { DxfLine } from './toDxfLines.ts';
import type { ReadDrawing, ReadTableRest, ReadTrussFile } from './trussFile.ts';

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

const refuse = (problem: Refused['problem'], row?: number, sheet = ''): Refused => ({
  ok: false,
  problem,
  failures: [],
  ...(row !== undefined && { row }),
  ...(sheet !== '' && { sheet }),
});

/** Reads a truss out of the text of a DXF drawing. */
export function readDrawing(text: string, { system, title, unit }: Options): Read {
  const read = readDxf(text, system, unit);
  if (read === null || read.lines.length === 0) return refuse('noLines');
  const { lines, objects, leftOut, straightened, isUnitGuessed } = read;
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
  const texts = sheets.map(({ name, rows }) => ({
    name: sheets.length > 1 ? name : '',
    text: rows.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/gu, ' ')).join('\t')).join('\n'),
  }));
  // Numbers of a workbook have a point and no mark of thousands, whatever the reader's language.
  return readTables(texts, { ...options, locale: 'en-US' });
}

interface Part {
  /** What its sheet is called; empty where there is one alone. */
  readonly name: string;
  readonly text: string;
}

function readTables(parts: readonly Part[], { system, title, locale }: Options): Read {
  const readValue = createValueReader({ system, locale });
  const joints: TableJoint[] = [];
  const rods: (TableRod & { readonly sheet: string })[] = [];
  const columns = new Set<string>();
  let rows = 0;
  for (const { name, text } of parts) {
    const table = readTable(text, { kind: 'joints', locale, readValue });
    if (table === null) {
      rows += countRows(text);
      continue;
    }
    if (!table.ok) return refuse('badRow', table.row, name);
    joints.push(...table.joints);
    rows += table.otherRows;
    for (const column of table.passedOver) columns.add(column);
    rods.push(...table.rods.map((rod) => ({ ...rod, sheet: name })));
  }
  if (joints.length === 0) return refuse('noTable');
  let count = 0;
  const empty = createEmptyTruss(system, title);
  const added = addTable(empty, { joints, rods }, () => `t${(count += 1)}`);
  const stray = added.notes.find(({ code }) => code === 'rowWithoutJoint');
  return stray === undefined
    ? {
        document: added.document,
        rest: { names: listUnknownNames(empty, rods), columns: [...columns], rows },
      }
    : refuse('badRow', stray.count, rods.find(({ row }) => row === stray.count)?.sheet);
}

/** Rows below the heading of a sheet that holds something else. */
function countRows(text: string): number {
  return Math.max(0, text.split('\n').filter((line) => line.trim() !== '').length - 1);
}
