import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTruss } from '@eecs/solver-core/truss';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { applyTrussLine } from './applyTrussLine.ts';
import { readTrussLine } from './readTrussLine.ts';

function apply(text: string) {
  let count = 0;
  const read = readTrussLine(text, { system: 0, locale: 'en-US' });
  return applyTrussLine(createEmptyTruss(0), read, {
    newId: () => `id-${(count += 1)}`,
    named: new Map(),
    set: 0,
    isInstead: true,
    limits: { joints: 12_000, links: 100_000, loads: 5000 },
    getTime: () => 0,
  });
}

const problemsOf = (text: string) =>
  apply(text).rows.flatMap(({ statement }) =>
    statement.kind === 'problem' ? [[statement.code, statement.part]] : [],
  );

test.each([
  ['pratt 1e-308x3 6', 'pratt 1e-308x3 6'],
  ['pratt 18x1e-308 6', 'pratt 18x1e-308 6'],
  ['joint 0 1e-300', '0 1e-300'],
  ['pratt 18x3 6; P 1e-308 @ 2', '1e-308'],
])('%s is too small, and the line quotes the part', (text, part) => {
  expect(problemsOf(text)).toEqual([['tooGreat', part]]);
});

test('a line of numbers of any magnitude is a problem or a document that can be read again', () => {
  const size = fc.integer({ min: -320, max: 20 }).map((power) => `1e${power}`);
  const lines = fc
    .tuple(size, size, fc.constantFrom('pratt', 'warren', 'load'))
    .map(([a, b, name]) => (name === 'load' ? `pratt 18x3 6; P ${a} @ 2` : `${name} ${a}x${b} 6`));
  fc.assert(
    fc.property(lines, (text) => {
      const { edit, rows } = apply(text);
      if (edit === null) expect(rows.some(({ statement }) => statement.kind === 'problem')).toBe(true);
      else expect(parseTruss(edit.document).ok).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('the first load beyond the limit of loads ends the line', () => {
  const { edit, rows, full } = apply(
    ['pratt 18x3 250', ...Array.from({ length: 60 }, () => 'P 1 @ bottom')].join(';'),
  );
  expect([edit, full]).toEqual([null, 5000]);
  // A bottom chord of 250 panels has 249 joints between the supports.
  expect(rows).toHaveLength(1 + Math.ceil(5001 / 249));
});
