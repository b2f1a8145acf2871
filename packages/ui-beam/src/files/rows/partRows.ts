import { type BeamCase, type BeamSection, roundNoise } from '@eecs/solver-core';
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
import type { FoundStandards, NamedConstants } from '@eecs/ui-kit/data';
import { type ReadRowsOfBeam, createReach, withReach } from './reach.ts';
import { PART_NAMES } from './wordsRead.ts';

type Key = keyof typeof PART_NAMES;

const COLUMNS = listColumns(PART_NAMES);

/** The columns of rows without headings. */
const PLAIN: readonly Key[] = ['end', 'material', 'section', 'angle', 'flip', 'mass'];

/**
 * Distance from the end, relative to the length of the beam, that still counts as the end, because spreadsheets round.
 */
const SAME_END = 1e-6;

/**
 * Reads the sections of a beam from rows, from left to right; null for a text without any. Each extends from the
 * previous one to its end, or over its length; the last one to the end of the beam. Materials and cross-sections are
 * those of the case, by name, or the ones that `standards` has for the names.
 */
export function readPartRows(
  text: string,
  document: BeamCase,
  { standards, ...reading }: RowReading & { readonly standards?: FoundStandards },
): ReadRowsOfBeam<BeamSection> | null {
  const reader = createRowReader<Key>(reading);
  const reach = createReach(document);
  const read = readRows(text, COLUMNS, () => PLAIN);
  if (read === null) return null;
  const { L } = document;
  let before = 0;
  const parts = read.rows.map((row, at) => {
    const key = row.cell('end').text === '' && row.cell('length').text !== '' ? 'length' : 'end';
    const typed = readEnd(row, reader, { key, before });
    if (typed !== null) reach.note(typed);
    const isLast = at === read.rows.length - 1;
    const x = typed !== null && Math.abs(typed - L) <= SAME_END * L ? L : (typed ?? L);
    if (typed !== null && (isLast ? x !== L : x >= L || x < 0)) reader.refuse(row, key, 'outside');
    else if (typed !== null && x <= before) reader.refuse(row, key, 'small');
    before = x;
    return { x, ...readMakeup(row, reader, { document, standards }) };
  });
  return withReach(toReadItems(parts, reader, read.passedOver), reach);
}

/** Reads the end of a section: the place stated in the row, or the previous end plus the length of its span. */
function readEnd(
  row: ReadRow<Key>,
  reader: RowReader<Key>,
  { key, before }: { readonly key: 'end' | 'length'; readonly before: number },
): number | null {
  if (key === 'end') return reader.value(row, 'end', 'length');
  const length = reader.value(row, 'length', 'length');
  if (length !== null && length <= 0) return reader.refuse(row, 'length', 'small');
  // Sums of lengths keep twelve digits, because 0.1 + 0.2 must give 0.3.
  return length === null ? null : roundNoise(before + length);
}

/** Lists the materials and cross-sections named in rows that the case lacks, without duplicates. */
export function listNamedParts(text: string, { materials, sections }: BeamCase): NamedConstants {
  const rows = readRows(text, COLUMNS, () => PLAIN)?.rows ?? [];
  const list = (key: Key, known: readonly string[]): readonly string[] => {
    const names = new Set(known.map((name) => name.toLowerCase()));
    const texts = rows.map((row) => row.cell(key).text);
    return [...new Set(texts.filter((one) => one !== '' && !names.has(one.toLowerCase())))];
  };
  return {
    materials: list(
      'material',
      materials.map(({ name }) => name),
    ),
    sections: list(
      'section',
      sections.map(({ label }) => label),
    ),
  };
}

function readMakeup(
  row: ReadRow<Key>,
  reader: RowReader<Key>,
  {
    document: { materials, sections },
    standards,
  }: { readonly document: BeamCase; readonly standards: FoundStandards | undefined },
): Omit<BeamSection, 'x'> {
  const find = (key: Key, names: readonly string[], found?: string): number => {
    const { text } = row.cell(key);
    if (text === '') return names.length === 1 ? 0 : -1;
    const index = names.findIndex((name) =>
      [text, found ?? text].some((one) => one.toLowerCase() === name.toLowerCase()),
    );
    if (index < 0) reader.refuse(row, key, 'unknown');
    return index;
  };
  const mass = reader.optional(row, 'mass', 'linearMass');
  if (typeof mass === 'number' && mass <= 0) reader.refuse(row, 'mass', 'small');
  return {
    materialIndex: find(
      'material',
      materials.map(({ name }) => name),
      standards?.materials.get(row.cell('material').text)?.name,
    ),
    crossSectionIndex: find(
      'section',
      sections.map(({ label }) => label),
      standards?.sections.get(row.cell('section').text)?.label,
    ),
    alpha: reader.optional(row, 'angle', 'angle') ?? 0,
    flip: readYes(row.cell('flip').text),
    ...(typeof mass === 'number' && { mass }),
  };
}
