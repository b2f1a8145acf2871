import type { UnitSystem } from '@eecs/solver-core';
import { addTable } from '../editing/addTable.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createLengthReader } from './createLengthReader.ts';
import { fromLines } from './fromLines.ts';
import { readDxf } from './readDxf.ts';
import { readTable } from './readTable.ts';
import type { ReadTrussFile } from './trussFile.ts';

interface Options {
  readonly system: UnitSystem;
  readonly title: string;
  readonly locale: string;
}

type Refused = Extract<ReadTrussFile, { ok: false }>;
type Read = { readonly document: unknown } | Refused;

const refuse = (problem: Refused['problem'], row?: number): Refused => ({
  ok: false,
  problem,
  failures: [],
  ...(row !== undefined && { row }),
});

/** Reads a truss out of the text of a DXF drawing. */
export function readDrawing(text: string, { system, title }: Options): Read {
  const read = readDxf(text, system);
  if (read === null || read.lines.length === 0) return refuse('noLines');
  return { document: fromLines(read.lines, system, title) };
}

/** Reads a truss out of a table of joints and rods. */
export function readRows(text: string, { system, title, locale }: Options): Read {
  const table = readTable(text, {
    kind: 'joints',
    locale,
    readLength: createLengthReader({ system, locale }),
  });
  if (table === null) return refuse('noTable');
  if (!table.ok) return refuse('badRow', table.row);
  let count = 0;
  const added = addTable(createEmptyTruss(system, title), table, () => `t${(count += 1)}`);
  const [note] = added.notes;
  return note === undefined ? { document: added.document } : refuse('badRow', note.count);
}
