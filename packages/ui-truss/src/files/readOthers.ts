import type { UnitSystem } from '@eecs/solver-core';
import { addTable } from '../editing/addTable.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createValueReader } from './createValueReader.ts';
import { fromLines, sameEnd } from './fromLines.ts';
import { type DxfLine, type DxfUnit, findExtent, readDxf } from './readDxf.ts';
import { readTable } from './readTable.ts';
import type { ReadDrawing, ReadTrussFile } from './trussFile.ts';

interface Options {
  readonly system: UnitSystem;
  readonly title: string;
  readonly locale: string;
  /** Of a drawing that does not say its own. */
  readonly unit?: DxfUnit;
}

type Refused = Extract<ReadTrussFile, { ok: false }>;
type Read = { readonly document: unknown; readonly drawing?: ReadDrawing } | Refused;

const refuse = (problem: Refused['problem'], row?: number): Refused => ({
  ok: false,
  problem,
  failures: [],
  ...(row !== undefined && { row }),
});

/** Reads a truss out of the text of a DXF drawing. */
export function readDrawing(text: string, { system, title, unit }: Options): Read {
  const read = readDxf(text, system, unit);
  if (read === null || read.lines.length === 0) return refuse('noLines');
  const { lines, objects, leftOut, isUnitGuessed } = read;
  const noLength = (leftOut.noLength ?? 0) + countShort(lines);
  return {
    document: fromLines(lines, system, title),
    drawing: {
      unit: read.unit,
      isUnitGuessed,
      extent: findExtent(lines),
      objects,
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
export function readRows(text: string, { system, title, locale }: Options): Read {
  const table = readTable(text, {
    kind: 'joints',
    locale,
    readValue: createValueReader({ system, locale }),
  });
  if (table === null) return refuse('noTable');
  if (!table.ok) return refuse('badRow', table.row);
  let count = 0;
  const added = addTable(createEmptyTruss(system, title), table, () => `t${(count += 1)}`);
  const stray = added.notes.find(({ code }) => code === 'rowWithoutJoint');
  return stray === undefined ? { document: added.document } : refuse('badRow', stray.count);
}
