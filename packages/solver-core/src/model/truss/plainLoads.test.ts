import { expect, test } from 'vitest';
import { jointForce } from './jointForce.ts';
import { parseTruss } from './parseTruss.ts';
import { readTrussLate } from './readTrussLate.ts';
import { numbersOf } from './trussNumbers.ts';

const plain = { className: 'GenericLoad', c: [3], alpha: 30, sets: 1 };
const deep: unknown = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);

/** Returns a truss with a joint without loads, one with the given loads, and one that only the schema can read. */
function documentOf(loads: readonly unknown[]) {
  const joints = [
    { x: 0, y: 0 },
    { x: 1, y: 0, loads },
    { x: 2, y: 0, settlement: {} },
  ];
  return { schema: 1, joints, links: [{ i: 0, j: 1 }] };
}

test.each([
  plain,
  { className: 'GenericLoad', c: [3] },
  { className: 'AxialLoad', c: [-0] },
  { className: 'ShearLoad', c: [-7], alpha: 90, id: 'a', color: 'red' },
  { ...plain, beta: 20 },
  { ...plain, beta: 0, alpha: -1e9 },
  { ...plain, c: jointForce(3, 30) },
  { ...plain, x: 5, tag: 'kept' },
])('a load that is sound as it comes is read as everywhere: %j', (load) => {
  const parsed = parseTruss(documentOf([load, load]));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const late = readTrussLate(documentOf([load, load]));
  if (late.document === null) throw new Error(JSON.stringify(late.failures));
  const { indexes, entries } = numbersOf(late.document).fullJoints;
  expect(indexes).toEqual([1, 2]);
  for (const [k, index] of indexes.entries())
    expect(parsed.document.joints[index]).toMatchObject(entries[k]!);
  expect(entries[0]!.loads).toHaveLength(2);
  expect({ ...late.document }).toEqual(parsed.document);
});

test.each([
  5,
  null,
  { className: 'GenericLoad' },
  { ...plain, className: 'BendingMoment' },
  { ...plain, className: 'r' },
  { ...plain, className: 'AxialLoad' },
  { ...plain, c: [] },
  { ...plain, c: ['3'] },
  { ...plain, c: [3, 1, 1] },
  { ...plain, c: [1e-60], alpha: 60 },
  { ...plain, c: [1e70] },
  { ...plain, alpha: null },
  { ...plain, beta: '20' },
  { ...plain, sets: 2 ** 30 },
  { ...plain, sets: -1 },
  { ...plain, sets: 0.5 },
  { ...plain, id: true },
  { ...plain, id: NaN },
  { ...plain, color: 5 },
  { ...plain, memo: { by: 'x' } },
  { ...plain, memo: deep },
])('of any other load is said what is said everywhere: %j', (load) => {
  const input = documentOf([plain, load]);
  const parsed = parseTruss(input);
  const late = readTrussLate(input);
  expect(late.failures).toEqual(parsed.ok ? [] : parsed.failures);
  if (!parsed.ok || late.document === null) return;
  expect(late).toMatchObject({ corrections: parsed.corrections });
  expect({ ...late.document }).toEqual(parsed.document);
  expect(numbersOf(late.document).fullJoints.entries[0]).toEqual(parsed.document.joints[1]);
});
