import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  SOLVED,
  SOLVED_KINDS,
  STRUCTURE_KINDS,
  isSolvedKind,
  isStructureKind,
  kindOfWord,
  solvedKindOfWord,
  solvedOf,
  structureOf,
} from './structures.ts';

const SRC = new URL('..', import.meta.url);

/** Lines of the server that decide by the name of a kind, outside the rows. */
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
  expect(STRUCTURE_KINDS).toEqual(['msb', 'truss']);
  for (const kind of STRUCTURE_KINDS) expect(kindOfWord(structureOf(kind).word)).toBe(kind);
  expect(['msb', 'arch', 'section', 'toString'].map(isStructureKind)).toEqual([true, false, false, false]);
  expect(SOLVED_KINDS).toEqual(['msb', 'truss', 'frame']);
  for (const kind of SOLVED_KINDS) expect(solvedKindOfWord(solvedOf(kind).word)).toBe(kind);
  expect(['frame', 'arch', 'toString'].map(isSolvedKind)).toEqual([true, false, false]);
});

test('a document is read by its row alone, and no other row takes it for its own', () => {
  const documents = {
    msb: { L: 6 },
    truss: { joints: [], links: [] },
    frame: { joints: [], members: [] },
  };
  for (const kind of SOLVED_KINDS)
    for (const other of SOLVED_KINDS) expect(SOLVED[other].looksLike(documents[kind])).toBe(kind === other);
});

test('nothing in the server decides by the name of a kind: it asks the row', () => {
  expect(listDecisions()).toEqual([]);
});
