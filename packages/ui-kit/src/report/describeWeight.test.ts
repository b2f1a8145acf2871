import type { CaseSet } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { describeWeight } from './describeWeight.ts';
import { getSharedReportText } from './words.ts';

const shared = getSharedReportText('en-US');
const set = (combined: boolean): CaseSet => ({ title: '', description: '', color: '', angle: 0, combined });
const caseSets = [set(false), set(false), set(true)];
const told = (document: Parameters<typeof describeWeight>[0], mass = 800) =>
  JSON.stringify(describeWeight(document, { shared, mass }));

test('a mass that does not act is told so, and no mass tells nothing', () => {
  expect(told({ selfWeight: false, caseSets })).toContain('does not act');
  expect(told({ selfWeight: false, caseSets }, 0)).toBe('[]');
});

test('self weight that acts names its sets; a document that names none has it in every set', () => {
  expect(told({ selfWeight: true, caseSets: [] })).toContain('Self weight acts.');
  expect(told({ selfWeight: true, caseSets })).toContain('every case set');
  expect(told({ selfWeight: true, weightSets: 0b010, caseSets })).toContain('case sets: 2;');
  expect(told({ selfWeight: true, weightSets: 0, caseSets })).toContain('does not act');
});
