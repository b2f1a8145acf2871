import type { BeamCase, BeamSection } from '@eecs/solver-core';
import {
  type ReadRow,
  type RowReader,
  type RowReading,
  createRowReader,
  listColumns,
  readRows,
  readYes,
  toReadItems,
} from '@eecs/ui-kit/editing';
import { type ReadRowsOfBeam, createReach, withReach } from './reach.ts';
import { PART_NAMES } from './wordsRead.ts';

type Key = keyof typeof PART_NAMES;

const COLUMNS = listColumns(PART_NAMES);

/** So far off its end, relative to its length, is still the end of the beam: a spreadsheet rounds. */
const SAME_END = 1e-6;

/**
 * Reads the sections of a beam out of rows, from left to right; null of a text without any. Each goes from the one
 * before to its end, the last to the end of the beam. Materials and cross-sections are those of the case, by their
 * names.
 */
export function readPartRows(
  text: string,
  document: BeamCase,
  reading: RowReading,
): ReadRowsOfBeam<BeamSection> | null {
  const reader = createRowReader<Key>(reading);
  const reach = createReach(document);
  const read = readRows(text, COLUMNS, () => ['end', 'material', 'section', 'angle', 'flip', 'mass']);
  if (read === null) return null;
  const { L } = document;
  let before = 0;
  const parts = read.rows.map((row, at) => {
    const typed = reader.value(row, 'end', 'length');
    if (typed !== null) reach.note(typed);
    const isLast = at === read.rows.length - 1;
    const x = typed !== null && Math.abs(typed - L) <= SAME_END * L ? L : (typed ?? L);
    if (typed !== null && (isLast ? x !== L : x >= L || x < 0)) reader.refuse(row, 'end', 'outside');
    else if (typed !== null && x <= before) reader.refuse(row, 'end', 'small');
    before = x;
    return { x, ...readMakeup(row, reader, document) };
  });
  return withReach(toReadItems(parts, reader, read.passedOver), reach);
}

function readMakeup(
  row: ReadRow<Key>,
  reader: RowReader<Key>,
  { materials, sections }: BeamCase,
): Omit<BeamSection, 'x'> {
  const find = (key: Key, names: readonly string[]): number => {
    const { text } = row.cell(key);
    if (text === '') return names.length === 1 ? 0 : -1;
    const index = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
    if (index < 0) reader.refuse(row, key, 'unknown');
    return index;
  };
  const mass = reader.optional(row, 'mass', 'linearMass');
  if (typeof mass === 'number' && mass <= 0) reader.refuse(row, 'mass', 'small');
  return {
    materialIndex: find(
      'material',
      materials.map(({ name }) => name),
    ),
    crossSectionIndex: find(
      'section',
      sections.map(({ label }) => label),
    ),
    alpha: reader.optional(row, 'angle', 'angle') ?? 0,
    flip: readYes(row.cell('flip').text),
    ...(typeof mass === 'number' && { mass }),
  };
}
