import { type SupportClass, judgeBeam, parseCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { listFixes } from './listFixes.ts';

/** The fixes for a beam of 10 m on these supports, in order: the edit, and its support or place. */
function offersFor(supports: readonly { className: SupportClass; x: number; release?: boolean }[]): string[] {
  const parsed = parseCase({ schema: 1, L: 10, supports });
  if (!parsed.ok) throw new Error('refused');
  return listFixes(judgeBeam(parsed.document).mechanisms, parsed.document).map(
    ({ fix: { code, edit } }) =>
      `${code} ${edit.op === 'add' ? edit.value.x : parsed.document.supports[Number(edit.path.split('/')[2])]?.x}`,
  );
}

test('where a beam has a hinge too many, it is offered first to take it away, then to hold the part by a roller', () => {
  // Without either hinge three spans rest on a fixed support and two rollers.
  const offers = offersFor([...beamExamples.tooManyHinges.supports]);
  expect(offers).toHaveLength(3);
  expect(offers[0]).toBe('removeHinge 6');
  // Anywhere on the two moving parts, but not on a hinge or at the fixed end.
  expect(offers[1]).toMatch(/^addRoller (6\.|7|8\.|9)/);
  expect(offers[2]).toBe('removeHinge 8');
});

test('a hinge over a support is closed first', () => {
  // A pin and a roller support one beam, not two that meet over the roller.
  const [first] = offersFor([
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6, release: true },
  ]);
  expect(first).toBe('removeRelease 6');
});

test('where support is what lacks, a roller comes first', () => {
  // With one pin the beam can rotate; a hinge at its end changes nothing.
  const [first] = offersFor([
    { className: 'fixed', x: 0 },
    { className: 'hinge', x: 10 },
  ]);
  expect(first).toMatch(/^addRoller/);
  expect(offersFor([{ className: 'fixed', x: 0 }])[0]).toBe('addRoller 10');
});
