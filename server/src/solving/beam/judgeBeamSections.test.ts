import { judgeBeam, readCase } from '@eecs/solver-core';
import { CASE_SECTIONS, judgeCaseSections } from '@eecs/solver-core/rules';
import { describe, expect, test } from 'vitest';
import { FIXTURE_1 } from '../../../test/support/fixture1.ts';
import { judgeBeamSections } from './judgeBeamSections.ts';

const twoSpans = FIXTURE_1;

function judge(change: object) {
  const reading = readCase({ ...twoSpans, ...change });
  if (reading.document === null) throw new Error('`judge` was given no beam document');
  const judged = judgeBeamSections(reading, null);
  expect(judged.map(({ section }) => section)).toEqual(CASE_SECTIONS);
  return Object.fromEntries(judged.map(({ section, ...rest }) => [section, rest]));
}

test('a document that is whole is judged as it stands', () => {
  const reading = readCase(twoSpans);
  if (reading.document === null) throw new Error('the case can be read');
  const verdict = judgeBeam(reading.document);
  expect(judgeBeamSections(reading, verdict)).toEqual(judgeCaseSections(reading.document, verdict));
});

test.each([0, -4, 'long'])('a length of %o fails the initial data and leaves constraints undefined', (L) => {
  expect(judge({ L })).toMatchObject({
    initialData: { status: 'failed', reason: 'noLength', path: '/L' },
    constraints: { status: 'undefined', path: '/L' },
    realConstants: { status: 'fulfilled' },
    sections: { status: 'fulfilled' },
    loads: { status: 'fulfilled' },
  });
});

test('where supports stand is judged without a verdict', () => {
  const { supports } = twoSpans;
  expect(judge({ L: 7 })['constraints']).toMatchObject({ reason: 'supportsBeyond' });
  expect(judge({ supports: [...supports, { className: 'simple', x: 0 }] })['constraints']).toEqual({
    status: 'failed',
    reason: 'supportsAtOnePlace',
    path: `/supports/${supports.length}`,
  });
});

describe('broken documents', () => {
  test('fails its section at its path; what rests on it is undefined, the rest is judged', () => {
    const loads = [{ ...twoSpans.loads[0], x: 'here' }];
    const statuses = judge({ loads, description: 'Axis 2' });
    expect(statuses).toMatchObject({
      initialData: { status: 'fulfilled' },
      loads: { status: 'failed' },
      loadCases: { status: 'undefined' },
      realConstants: { status: 'fulfilled' },
    });
    expect(statuses['loads']?.path).toMatch(/^\/loads\/0/);
    expect(statuses['loadCases']?.path).toBe(statuses['loads']?.path);
  });

  test.each([
    'supports',
    'loads',
    'beamSections',
    'materials',
    'sections',
    'caseSets',
    'units',
    'selfWeight',
    'title',
  ])('nothing is thrown with entries, or all, of %s broken', (field) => {
    for (const value of [null, 1, 'x', [null], [{}, null, 3], {}]) judge({ [field]: value });
  });
});
