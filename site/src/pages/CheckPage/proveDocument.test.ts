import { expect, test } from 'vitest';
import { parseCase } from '@eecs/solver-core';
import { proveDocument } from './proveDocument.ts';

const twoSpans = (loads: readonly object[]) => ({
  schema: 1,
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 3 },
    { className: 'simple', x: 6 },
  ],
  loads,
});

test('the lines of every case set are verified', () => {
  const parsed = parseCase(twoSpans([{ className: 'ShearLoad', x: 1, c: [-1000] }]));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  // Two states, the unknown, four reactions, three parts with Q and M, and three sums: more than twenty lines.
  expect(proveDocument(parsed.document)).toBeGreaterThan(20);
});

test('a beam that does not stand has no proof', () => {
  const parsed = parseCase({ ...twoSpans([]), supports: [{ className: 'fixed', x: 0 }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  expect(proveDocument(parsed.document)).toBeNull();
});

test('a beam of many parts is not written out', () => {
  const load = { className: 'ShearLoad', x: 1, c: [-10] };
  const of = (count: number) => parseCase(twoSpans(Array.from({ length: count }, () => load)));
  const [within, beyond] = [of(37), of(38)];
  if (!within.ok || !beyond.ok) throw new Error('not read');
  expect(proveDocument(within.document)).toBeGreaterThan(20);
  expect(proveDocument(beyond.document)).toBeNull();
});
