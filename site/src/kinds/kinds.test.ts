import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KIND_IDS, KIND_NAMES, findKindId } from './kindNames.ts';
import { KINDS, KIND_ROWS, findKind } from './kinds.ts';

const SRC = new URL('..', import.meta.url);

/** Lists the lines of the site outside the rows that branch on the name of a kind. */
function listDecisions(): readonly string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^kinds\//.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) =>
      readFileSync(new URL(file, SRC), 'utf8')
        .split('\n')
        .filter((line) => /(?:===|!==) '(?:truss|beam|msb)'|'(?:truss|beam|msb)' (?:===|!==)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

test('each kind has a row of its own, and no two rows share an address or a place in the storage', () => {
  expect(KIND_ROWS.map(({ id }) => id)).toEqual(KIND_IDS);
  // The steps are stored with the document of a shelf, by the name of its editor.
  for (const field of ['page', 'preview', 'prefix', 'asked'] as const)
    expect(new Set(KIND_ROWS.map((row) => row[field])).size).toBe(KIND_ROWS.length);
  for (const id of KIND_IDS) {
    expect(KINDS[id].page).toBe(KIND_NAMES[id]);
    expect(findKindId(KIND_NAMES[id])).toBe(id);
  }
  expect(findKind('constructor')).toBeNull();
  expect(findKind('toString')).toBeNull();
});

test('nothing in the site decides by the name of a kind: it asks the row', () => {
  // At build time, the drawing code of each package draws the still pictures.
  expect(listDecisions().filter((line) => !line.startsWith('prerender/'))).toEqual([
    // Only the beam has a first paint, which is removed when another page is shown.
    "shell/Shell.tsx: if (route?.id !== 'beam') removeBeamPaint(document);",
  ]);
});
