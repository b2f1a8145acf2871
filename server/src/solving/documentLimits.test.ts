import { LIMITS, limitBeamSchema } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { STRUCTURES } from '../kinds/structures.ts';
import { findExcess, findExcessOfResults } from './documentLimits.ts';
import type { SolveTask } from './solver.ts';

/** The limit of frames in the second order. */
const SECOND_ORDER = STRUCTURES.frame.answers.secondOrder ?? { most: 0 };

describe.each(['anonymous', 'full'] as const)('limits of a document, %s', (caller) => {
  const limits = LIMITS[caller];

  test.each([
    'supports',
    'loads',
    'beamSections',
    'caseSets',
    'materials',
    'sections',
    'joints',
    'links',
    'guides',
  ] as const)('%s: the most is accepted, one more is not', (key) => {
    expect(findExcess({ [key]: Array(limits[key]).fill({}) }, caller)).toEqual([]);
    expect(findExcess({ [key]: Array(limits[key] + 1).fill({}) }, caller)).toEqual([
      { path: `/data/${key}`, rule: 'maxItems', limit: limits[key] },
    ]);
  });

  test.each(['title', 'description'] as const)('%s: the longest is accepted, one more is not', (key) => {
    expect(findExcess({ [key]: 'x'.repeat(limits[key]) }, caller)).toEqual([]);
    expect(findExcess({ [key]: 'x'.repeat(limits[key] + 1) }, caller)).toEqual([
      { path: `/data/${key}`, rule: 'maxLength', limit: limits[key] },
    ]);
  });

  test('loads of joints and links count together: the most is accepted, one more is not', () => {
    const loaded = (onJoint: number, onLink: number) => ({
      joints: [{ loads: Array(onJoint).fill({}) }, {}],
      links: [{ loads: Array(onLink).fill({}) }],
    });
    expect(findExcess(loaded(limits.loads - 10, 10), caller)).toEqual([]);
    expect(findExcess(loaded(limits.loads - 10, 11), caller)).toEqual([
      { path: '/data/joints', rule: 'maxLoads', limit: limits.loads },
    ]);
    expect(findExcess(loaded(0, limits.loads + 1), caller)).toEqual([
      { path: '/data/links', rule: 'maxLoads', limit: limits.loads },
    ]);
  });

  test('members of a frame: the most is accepted, one more is not, and loads on joints count with theirs', () => {
    const most = { full: 20_000, anonymous: 2000 }[caller];
    expect(findExcess({ members: Array(most).fill({}) }, caller)).toEqual([]);
    expect(findExcess({ members: Array(most + 1).fill({}) }, caller)).toEqual([
      { path: '/data/members', rule: 'maxItems', limit: most },
    ]);
    const loads = (count: number) => [{ loads: Array(count).fill({}) }];
    expect(findExcess({ joints: loads(10), members: loads(limits.loads - 10) }, caller)).toEqual([]);
    expect(findExcess({ joints: loads(11), members: loads(limits.loads - 10) }, caller)).toEqual([
      { path: '/data/members', rule: 'maxLoads', limit: limits.loads },
    ]);
    expect(findExcess({ joints: loads(limits.loads + 1), members: [] }, caller)).toHaveLength(1);
  });

  test('length and numbers have a largest value everywhere', () => {
    expect(findExcess({ L: 1e6, loads: [{ c: [-1e15] }] }, caller)).toEqual([]);
    expect(findExcess({ L: 1_000_001 }, caller)).toEqual([{ path: '/data/L', rule: 'maximum', limit: 1e6 }]);
    expect(findExcess({ loads: [{ c: [-1.01e15] }] }, caller)).toEqual([
      { path: '/data/loads/0/c/0', rule: 'maximum', limit: 1e15 },
    ]);
  });

  test('are those the published schema names', () => {
    const { properties = {} } = limitBeamSchema(caller);
    for (const key of ['supports', 'loads', 'beamSections', 'caseSets', 'materials', 'sections']) {
      const most = properties[key]?.maxItems ?? NaN;
      expect(findExcess({ [key]: Array(most).fill({}) }, caller)).toEqual([]);
      expect(findExcess({ [key]: Array(most + 1).fill({}) }, caller)).toHaveLength(1);
    }
    for (const key of ['title', 'description']) {
      const most = properties[key]?.maxLength ?? NaN;
      expect(findExcess({ [key]: 'x'.repeat(most) }, caller)).toEqual([]);
      expect(findExcess({ [key]: 'x'.repeat(most + 1) }, caller)).toHaveLength(1);
    }
    const longest = properties['L']?.maximum ?? NaN;
    expect(findExcess({ L: longest }, caller)).toEqual([]);
    expect(findExcess({ L: longest + 1 }, caller)).toHaveLength(1);
  });

  test('at most 20 places are reported', () => {
    expect(findExcess({ x: Array(100).fill(1e16) }, caller)).toHaveLength(20);
  });
});

describe('the more a structure consists of, the fewer case sets it has at once, but one at any rate', () => {
  test('a truss', () => {
    const truss = (joints: number, links: number, caseSets: number) => lists({ joints, links, caseSets });
    const most = Math.floor(STRUCTURES.truss.answers.most / 50_000);
    expect(findExcessOfResults(ofTruss(truss(10_000, 40_000, most)))).toEqual([]);
    expect(findExcessOfResults(ofTruss(truss(10_000, 40_000, most + 1)))).toEqual([
      { path: '/data/caseSets', rule: 'maxResults', limit: most },
    ]);
    // A truss a twentieth as large may have the maximum number of case sets.
    expect(findExcessOfResults(ofTruss(truss(500, 2000, LIMITS.full.caseSets)))).toEqual([]);
    expect(findExcessOfResults(ofTruss(truss(LIMITS.full.joints, LIMITS.full.links, 1)))).toEqual([]);
    expect(findExcessOfResults(ofTruss(lists({ caseSets: 30 })))).toEqual([]);
  });

  test('a beam', () => {
    const beam = (supports: number, beamSections: number, loads: number, caseSets: number) =>
      lists({ supports, beamSections, loads, caseSets });
    const most = Math.floor(STRUCTURES.msb.answers.most / 2000);
    expect(findExcessOfResults(ofBeam(beam(600, 400, 1000, most)))).toEqual([]);
    expect(findExcessOfResults(ofBeam(beam(600, 400, 1000, most + 1)))).toEqual([
      { path: '/data/caseSets', rule: 'maxResults', limit: most },
    ]);
    expect(findExcessOfResults(ofBeam(beam(100, 100, 300, LIMITS.full.caseSets)))).toEqual([]);
    // Equations are twice as long as the basic answer, equivalent stresses equally long.
    const all = ['descriptor', 'eq', 'tree', 'checks', 'profile', 'sections'] as const;
    const quarter = Math.floor(STRUCTURES.msb.answers.most / 8000);
    expect(findExcessOfResults(ofBeam(beam(600, 400, 1000, quarter), all))).toEqual([]);
    expect(findExcessOfResults(ofBeam(beam(600, 400, 1000, quarter + 1), all))).toEqual([
      { path: '/data/caseSets', rule: 'maxResults', limit: quarter },
    ]);
    const { supports, beamSections, loads } = LIMITS.full;
    expect(findExcessOfResults(ofBeam(beam(supports, beamSections, loads, 1)))).toEqual([]);
  });
});

describe('the second order', () => {
  const frame = (members: number, caseSets: number, secondOrder: boolean) => ({
    kind: 'frame' as const,
    document: { ...lists({ members, caseSets }), secondOrder },
    options: {},
  });

  test.each([
    [SECOND_ORDER.most, 0],
    [SECOND_ORDER.most, 1],
    [SECOND_ORDER.most / 4, 4],
  ])('%i members in %i case sets are solved, one more is refused with the limit', (members, sets) => {
    expect(findExcessOfResults(frame(members, sets, true))).toEqual([]);
    expect(findExcessOfResults(frame(members + 1, sets, true))).toEqual([
      { path: '/data/secondOrder', rule: 'maxSecondOrder', limit: members },
    ]);
    expect(findExcessOfResults(frame(members + 1, sets, false))).toEqual([]);
  });
});

const ofTruss = (document: unknown) => ({ kind: 'truss', document, options: {} }) as const;

function ofBeam(document: unknown, include: SolveTask<'msb'>['options']['include'] = []) {
  return { kind: 'msb', document, options: { include } } as const;
}

function lists(counts: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(counts).map(([list, count]) => [list, Array(count).fill({})]));
}
