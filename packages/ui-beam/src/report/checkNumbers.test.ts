import type { BeamCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { packText, unpackText } from '@eecs/ui-kit/editing';
import { beamExamples } from '../examples/beamExamples.ts';
import { checkClaim, readClaim, writeClaim } from './checkNumbers.ts';
import { solveForReport } from './solveForReport.ts';

async function claim(document: BeamCase) {
  const answer = solveForReport(document);
  if (answer === null) throw new Error('not solved');
  const fragment = await writeClaim(document, { answer, version: 'EECS 1' });
  if (fragment === null) throw new Error('too long');
  const read = await readClaim(fragment);
  if (read === null) throw new Error('not read');
  return { fragment, read };
}

const standing = Object.entries(beamExamples).filter(([name]) => name !== 'tooManyHinges');

test.each(standing)('the numbers of %s belong to it', async (_, document) => {
  const { read, fragment } = await claim(document);
  expect(fragment).toMatch(/^#k=[\w-]+$/);
  expect(read.version).toBe('EECS 1');
  expect(checkClaim(read)).toMatchObject({ kind: 'agrees' });
});

test('a load that was changed is reported by the numbers that differ', async () => {
  const { read } = await claim(beamExamples.twoSpans);
  const [load, ...others] = read.document.loads;
  if (load === undefined || !('y' in load)) throw new Error('no load');
  const document = {
    ...read.document,
    loads: [{ ...load, y: [-13_000, -13_000, -13_000] as const }, ...others],
  };
  const checked = checkClaim({ ...read, document });
  // q·L²/8 over the support: 37.5 kN·m were reported for 12 kN/m; 13 kN/m give 40.625.
  expect(checked).toMatchObject({ kind: 'differs', isSameDocument: false });
  const differences = checked.kind === 'differs' ? checked.differences : [];
  const moment = differences.find(({ of }) => of.kind === 'extreme' && of.row === 'M' && of.end === 'min');
  expectClose(moment?.told ?? NaN, -37_500, 1e-8);
  expectClose(moment?.found ?? NaN, -40_625, 1e-8);
});

test('numbers that agree are listed, so that a reader compares them with the paper', async () => {
  const { read } = await claim(beamExamples.twoSpans);
  const checked = checkClaim(read);
  const numbers = checked.kind === 'agrees' ? checked.numbers : [];
  // q·L²/8 over the support of two equal spans L = 5 m under q = 12 kN/m.
  const moment = numbers.find(({ of }) => of.kind === 'extreme' && of.row === 'M' && of.end === 'min');
  expectClose(moment?.value, -37_500, 1e-8);
  expect(numbers).toHaveLength(read.numbers.length);
  expect(checked).toMatchObject({ isReal: true, marks: ['A', 'B', 'C'] });
});

test('one number that was changed is found alone', async () => {
  const { read } = await claim(beamExamples.twoSpans);
  const at = read.numbers.findIndex((value) => Math.abs(value - 75_000) < 1);
  const numbers = read.numbers.with(at, 70_000);
  const checked = checkClaim({ ...read, numbers });
  expect(checked).toMatchObject({
    kind: 'differs',
    isSameDocument: true,
    differences: [{ of: { kind: 'reaction', support: 1, part: 'normal' }, told: 70_000 }],
  });
});

test('numbers that are missing, or too many, do not agree', async () => {
  const { read } = await claim(beamExamples.twoSpans);
  expect(checkClaim({ ...read, numbers: read.numbers.slice(1) }).kind).toBe('differs');
  expect(checkClaim({ ...read, numbers: [...read.numbers, 1] }).kind).toBe('differs');
});

test.each([
  ['a number beyond all limits', /75000/, '1e999'],
  ['a number written as text', /75000/, '"75000"'],
  ['a sentence for the version', /EECS 1/, 'EECS 1. An authority has approved it'],
  ['another fingerprint', /"h":"./, '"h":"x'],
])('a link with %s is damaged', async (_, from, to) => {
  const { fragment } = await claim(beamExamples.twoSpans);
  const text = await unpackText(fragment.slice(3));
  expect(text).toMatch(from);
  expect(await readClaim(`#k=${await packText(text)}`)).not.toBeNull();
  expect(await readClaim(`#k=${await packText(text.replace(from, to))}`)).toBeNull();
});

test.each(['', '#c=eJxT', '#k=', '#k=!!', '#k=eJwD', `#k=${'x'.repeat(5000)}`])(
  'a text that is no report link, %j, gives null and never throws',
  async (fragment) => {
    expect(await readClaim(fragment)).toBeNull();
  },
);
