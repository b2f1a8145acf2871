import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createKindTable } from './createKindTable.ts';
import type { Structure } from './structure.ts';
import {
  STRUCTURES,
  STRUCTURE_KINDS,
  type StructureKind,
  isStructureKind,
  kindOfWord,
  structureOf,
} from './structures.ts';

const SRC = new URL('..', import.meta.url);

/** Lists the lines of the server outside the rows that branch on the name of a kind. */
function listDecisions(): readonly string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('kinds/'))
    .flatMap((file) =>
      readFileSync(new URL(file, SRC), 'utf8')
        .split('\n')
        .filter((line) =>
          /(?:===|!==) '(?:truss|beam|msb|frame)'|'(?:truss|beam|msb|frame)' (?:===|!==)/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
}

test('each kind has a word of its own, by which tools find it', () => {
  expect(STRUCTURE_KINDS).toEqual(['msb', 'truss', 'frame']);
  for (const kind of STRUCTURE_KINDS) expect(kindOfWord(structureOf(kind).word)).toBe(kind);
  expect(['msb', 'frame', 'section', 'toString'].map(isStructureKind)).toEqual([true, true, false, false]);
});

test('a document is read by its row alone, and no other row takes it for its own', () => {
  const documents = {
    msb: { L: 6 },
    truss: { joints: [], links: [] },
    frame: { joints: [], members: [] },
  };
  for (const kind of STRUCTURE_KINDS)
    for (const other of STRUCTURE_KINDS)
      expect(STRUCTURES[other].looksLike(documents[kind])).toBe(kind === other);
});

/** Points of a plane joined by strings: the small kind that tests of the editors and the site use, as a row. */
const net: Structure<'net'> = {
  word: 'net',
  schema: { type: 'object', required: ['points', 'strings'] },
  looksLike: ({ points, strings }) => Array.isArray(points) && Array.isArray(strings),
  read: (input) => {
    const derive = () => ({ isReal: false, totalMass: 0, checksum: '' });
    const document = { id: 1, points: [], strings: [], ...(input as object) };
    return { ok: true, document, isAsWritten: true, hash: () => JSON.stringify(document), derive };
  },
  featuresOf: () => [],
  answers: { parts: ['strings'], most: 200, lengthens: {} },
  reportFeature: null,
  reportIncludes: [],
};

test('a further kind is a row: it is found, read and measured, and takes no document of the others', () => {
  const table = createKindTable<StructureKind | 'net', Structure>({ ...STRUCTURES, net });
  expect(table.kinds).toEqual([...STRUCTURE_KINDS, 'net']);
  expect([table.has('net'), table.has('toString'), isStructureKind('net')]).toEqual([true, false, false]);
  expect(table.kindOfWord('net')).toBe('net');
  expect(() => table.kindOfWord('arch')).toThrow('arch');
  const document = { points: [{ x: 0, y: 0 }], strings: [] };
  expect(table.kinds.filter((kind) => table.rowOf(kind).looksLike(document))).toEqual(['net']);
  const read = table.rowOf('net').read(document);
  expect(read.ok && JSON.parse(read.hash())).toEqual({ id: 1, ...document });
});

test('nothing in the server decides by the name of a kind: it asks the row', () => {
  expect(listDecisions()).toEqual([]);
});
