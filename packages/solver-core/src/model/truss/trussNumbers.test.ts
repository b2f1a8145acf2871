import { expect, test } from 'vitest';
import { drawCases } from '../../../verification/drawCases.ts';
import { generateTrussGarbage } from '../../../verification/fuzz/generateTrussGarbage.ts';
import { MOST_INDEX } from './fullEntries.ts';
import { readTruss } from './readTruss.ts';
import { readTrussLate } from './readTrussLate.ts';
import { trussHash } from './trussHash.ts';
import { HOLE, numbersOf } from './trussNumbers.ts';

const COUNT = drawCases(500, 100);

const DOCUMENT = {
  schema: 1,
  joints: [
    { x: 1, y: 2 },
    { id: 'a', x: 3, y: 4, z: 5, anchor: 3, loads: [{ className: 'ShearLoad', c: [7] }] },
  ],
  links: [
    { i: 0, j: 1 },
    { i: 1, j: 0, sectionIndex: 2, dT: 0 },
  ],
};

function readLate(input: unknown) {
  const read = readTrussLate(input);
  if (read.document === null) throw new Error(JSON.stringify(read.failures));
  return { ...read, document: read.document };
}

test('numbers are in lists, and entries with more fields beside them', () => {
  const { document } = readLate(DOCUMENT);
  const { places, heights, anchors, ends, made, fullJoints, fullLinks } = numbersOf(document);
  expect([...places]).toEqual([1, 2, 3, 4]);
  expect([...heights!]).toEqual([0, 5]);
  expect([...anchors]).toEqual([0, 3]);
  expect([...ends]).toEqual([0, 1, 1, 0]);
  expect([...made]).toEqual([-1, -1, -1, 2]);
  expect(fullJoints.indexes).toEqual([1]);
  expect(fullJoints.entries).toEqual([document.joints[1]]);
  expect(fullLinks.indexes).toEqual([1]);
});

test('an index too large for whole numbers of four bytes is distinguished all the same', () => {
  const links = [2 ** 31, 2 ** 32, 2 ** 52].map((j) => ({ i: 0, j }));
  const hashes = links.map((link) => trussHash(readLate({ ...DOCUMENT, links: [link] }).document));
  expect(new Set(hashes).size).toBe(3);
  const { ends, fullLinks } = numbersOf(readLate({ ...DOCUMENT, links }).document);
  expect([...ends]).toEqual([0, MOST_INDEX, 0, MOST_INDEX, 0, MOST_INDEX]);
  expect(fullLinks.entries).toMatchObject(links);
});

test('a hole in a list has no numbers', () => {
  const { document } = readLate(DOCUMENT);
  const links = [...document.links];
  Reflect.deleteProperty(links, 0);
  const { ends, made } = numbersOf({ joints: [], links });
  expect([...ends]).toEqual([-1, -1, 1, 0]);
  expect([...made]).toEqual([HOLE, HOLE, -1, 2]);
});

test(`a document that is filled late is the same, and so are its numbers: ${COUNT} spoilt documents, seed 1`, () => {
  let passed = 0;
  for (let seed = 1; seed <= COUNT; seed++) {
    const input = generateTrussGarbage(seed);
    const [soon, late] = [readTruss(input), readTrussLate(input)];
    expect(late.failures).toEqual(soon.failures);
    if (soon.document === null || late.document === null) {
      expect(late.document).toBe(soon.document);
      continue;
    }
    expect({ ...late.document }).toEqual({ ...soon.document });
    const [made, known] = [numbersOf({ ...soon.document }), numbersOf(late.document)];
    for (const list of ['places', 'heights', 'anchors', 'ends', 'made'] as const)
      expect(known[list]).toEqual(made[list]);
    expect(known.fullJoints.indexes).toEqual(expect.arrayContaining([...made.fullJoints.indexes]));
    expect(known.fullLinks.indexes).toEqual(expect.arrayContaining([...made.fullLinks.indexes]));
    for (const [k, index] of known.fullJoints.indexes.entries())
      expect(soon.document.joints[index]).toMatchObject(known.fullJoints.entries[k]!);
    if (soon.failures.length > 0) continue;
    passed++;
    expect(trussHash(late.document)).toBe(trussHash(soon.document));
  }
  expect(passed).toBeGreaterThan(COUNT / 25);
});
