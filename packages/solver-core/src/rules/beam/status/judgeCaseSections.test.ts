import { describe, expect, test } from 'vitest';
import { SET, ruleCase } from '../../../../verification/ruleCase.ts';
import type { BeamCase } from '../../../model/beam/document.ts';
import { judgeBeam } from '../judgeBeam.ts';
import { judgeCaseSections } from './judgeCaseSections.ts';
import { CASE_SECTIONS, type CaseSection } from '../../common/status/sectionStatus.ts';

const twoSpans = ruleCase();
const [load] = twoSpans.loads;
const [part] = twoSpans.beamSections;
const [material] = twoSpans.materials;
if (load === undefined || part === undefined || material === undefined) throw new Error('the case has all');

/** Returns status, reason and path of one section of a case. */
function statusOf(document: BeamCase, section: CaseSection): object {
  const { section: _, ...judged } =
    judgeCaseSections(document, judgeBeam(document)).find((one) => one.section === section) ?? {};
  return judged;
}

test('seven sections have a status, in their order', () => {
  expect(judgeCaseSections(twoSpans, judgeBeam(twoSpans)).map(({ section }) => section)).toEqual(
    CASE_SECTIONS,
  );
  expect(judgeCaseSections(twoSpans, judgeBeam(twoSpans)).map(({ status }) => status)).toEqual(
    CASE_SECTIONS.map(() => 'fulfilled'),
  );
});

describe('initial data', () => {
  test('failed when length is not positive or title missing', () => {
    expect(statusOf({ ...twoSpans, L: 0 }, 'initialData')).toEqual({
      status: 'failed',
      reason: 'noLength',
      path: '/L',
    });
    expect(statusOf({ ...twoSpans, title: ' ' }, 'initialData')).toEqual({
      status: 'failed',
      reason: 'noTitle',
      path: '/title',
    });
  });
  test('accepted when description missing (title only), fulfilled when all present', () => {
    expect(statusOf({ ...twoSpans, description: '' }, 'initialData')).toEqual({
      status: 'accepted',
      reason: 'titleOnly',
      path: '/description',
    });
    expect(statusOf(twoSpans, 'initialData')).toMatchObject({ status: 'fulfilled' });
  });
});

describe('constraints', () => {
  const failed = { status: 'failed', reason: 'insufficientConditions', path: '/supports' };
  const rollers = [0, 5, 10].map((x) => ({ className: 'simple' as const, x }));
  test.each<[string, BeamCase['supports']]>([
    ['no support', []],
    ['three rollers, which hold nothing along the axis', rollers],
    ['a pin alone', [{ className: 'fixed', x: 0 }]],
    ['a hinge too many', [...twoSpans.supports, { className: 'hinge', x: 2 }, { className: 'hinge', x: 3 }]],
  ])('failed with “Insufficient conditions” of %s', (_, supports) => {
    expect(statusOf({ ...twoSpans, supports }, 'constraints')).toEqual(failed);
  });
  test('an impossible place is reported first, at its row', () => {
    const beyond = { ...twoSpans, L: 8 };
    expect(statusOf(beyond, 'constraints')).toEqual({
      status: 'failed',
      reason: 'supportsBeyond',
      path: '/supports/2',
    });
    const doubled: BeamCase = {
      ...twoSpans,
      supports: [...twoSpans.supports, { className: 'simple', x: 5 }],
    };
    expect(statusOf(doubled, 'constraints')).toMatchObject({
      reason: 'supportsAtOnePlace',
      path: '/supports/3',
    });
  });
});

test('real constants: undefined without materials or sections; fulfilled when both are real; otherwise accepted', () => {
  expect(statusOf({ ...twoSpans, materials: [] }, 'realConstants')).toMatchObject({ status: 'undefined' });
  expect(statusOf({ ...twoSpans, sections: [] }, 'realConstants')).toMatchObject({ status: 'undefined' });
  expect(statusOf(twoSpans, 'realConstants')).toMatchObject({ status: 'fulfilled' });
  // E times nu must be above zero.
  const flat = { ...twoSpans, materials: [{ name: 'M1', E: 210000, nu: 0 }] };
  expect(statusOf(flat, 'realConstants')).toMatchObject({ status: 'accepted', path: '/materials/0' });
  const empty: BeamCase = { ...twoSpans, sections: [{ className: 'generic', label: 'CS1', A: 0, Iy: 1 }] };
  expect(statusOf(empty, 'realConstants')).toMatchObject({ status: 'accepted', path: '/sections/0' });
});

test('cross-sections and materials: fulfilled when any are real, otherwise undefined', () => {
  expect(statusOf({ ...twoSpans, sections: [] }, 'crossSectionsAndMaterials')).toMatchObject({
    status: 'fulfilled',
  });
  expect(statusOf({ ...twoSpans, sections: [], materials: [] }, 'crossSectionsAndMaterials')).toMatchObject({
    status: 'undefined',
  });
  expect(
    statusOf({ ...twoSpans, sections: [], materials: [{ name: 'M1' }] }, 'crossSectionsAndMaterials'),
  ).toMatchObject({ status: 'undefined' });
});

describe('sections', () => {
  const assigned = (change: object): BeamCase => ({ ...twoSpans, beamSections: [{ ...part, ...change }] });
  test('accepted with “Unassigned material” or “Unassigned cross-section”, the first missing thing', () => {
    expect(statusOf(assigned({ materialIndex: -1, crossSectionIndex: -1 }), 'sections')).toEqual({
      status: 'accepted',
      reason: 'unassignedMaterial',
      path: '/beamSections/0',
    });
    expect(statusOf(assigned({ crossSectionIndex: -1 }), 'sections')).toEqual({
      status: 'accepted',
      reason: 'unassignedCrossSection',
      path: '/beamSections/0',
    });
  });
  test('undefined without anything to assign, else fulfilled', () => {
    expect(statusOf({ ...twoSpans, sections: [], materials: [] }, 'sections')).toMatchObject({
      status: 'undefined',
    });
    expect(statusOf(twoSpans, 'sections')).toMatchObject({ status: 'fulfilled' });
  });
});

describe('load cases', () => {
  test('load cases are undefined without sets, fulfilled if sets exist and none is empty', () => {
    expect(statusOf({ ...twoSpans, caseSets: [] }, 'loadCases')).toMatchObject({ status: 'undefined' });
    expect(statusOf(twoSpans, 'loadCases')).toMatchObject({ status: 'fulfilled' });
  });
  test('failed with “Empty case set” when a set is empty', () => {
    expect(statusOf({ ...twoSpans, caseSets: [SET, SET] }, 'loadCases')).toEqual({
      status: 'failed',
      reason: 'emptyCaseSet',
      path: '/caseSets/1',
    });
  });
  test('a set that combines loaded ones is not empty, nor one in which the beam weighs', () => {
    const combined = { ...twoSpans, caseSets: [SET, { ...SET, combined: true }] };
    expect(statusOf(combined, 'loadCases')).toMatchObject({ status: 'fulfilled' });
    const heavy = { ...twoSpans, caseSets: [SET, SET], selfWeight: true };
    expect(statusOf(heavy, 'loadCases')).toMatchObject({ status: 'fulfilled' });
  });
});

describe('loads', () => {
  const bare = { ...twoSpans, loads: [], selfWeight: false };
  test('failed with “No load” when there are no loads and zero mass', () => {
    const failed = { status: 'failed', reason: 'noLoad', path: '/loads' };
    expect(statusOf(bare, 'loads')).toEqual(failed);
    // Self weight of a beam without mass.
    expect(statusOf({ ...bare, selfWeight: true, materials: [] }, 'loads')).toEqual(failed);
  });
  test('fulfilled when mass exists but no loads', () => {
    expect(statusOf({ ...bare, selfWeight: true }, 'loads')).toMatchObject({ status: 'fulfilled' });
    const stated = { ...bare, selfWeight: true, materials: [], beamSections: [{ ...part, mass: 42.2 }] };
    expect(statusOf(stated, 'loads')).toMatchObject({ status: 'fulfilled' });
  });
  test('a settlement is something to solve, too', () => {
    const sunk: BeamCase = {
      ...bare,
      supports: twoSpans.supports.map((one, at) => (at === 1 ? { ...one, settlement: { y: -0.01 } } : one)),
    };
    expect(statusOf(sunk, 'loads')).toMatchObject({ status: 'fulfilled' });
    const still = { ...sunk, supports: sunk.supports.map((one) => ({ ...one, settlement: {} })) };
    expect(statusOf(still, 'loads')).toMatchObject({ reason: 'noLoad' });
  });
  test('accepted with “Unassigned load” when some are unassigned', () => {
    const stray = { ...twoSpans, loads: [load, { ...load, id: 'b', sets: 0 }] };
    expect(statusOf(stray, 'loads')).toEqual({
      status: 'accepted',
      reason: 'unassignedLoad',
      path: '/loads/1',
    });
    expect(statusOf({ ...stray, caseSets: [] }, 'loads')).toMatchObject({ status: 'fulfilled' });
    // The bit of a missing set assigns nothing.
    expect(statusOf({ ...twoSpans, loads: [{ ...load, sets: 0b10 }] }, 'loads')).toMatchObject({
      reason: 'unassignedLoad',
    });
  });
  test('failed when a load lies beyond the end', () => {
    const beyond = { ...twoSpans, loads: [load, { ...load, id: 'b', x: [0, 11] }] } as BeamCase;
    expect(statusOf(beyond, 'loads')).toMatchObject({ reason: 'loadsBeyond', path: '/loads/1' });
  });
  test('accepted with where to state it when self weight acts and leaves out a part of the beam', () => {
    const { rho: _, ...light } = material;
    const heavy = { ...twoSpans, selfWeight: true, materials: [light] };
    expect(statusOf(heavy, 'loads')).toEqual({
      status: 'accepted',
      reason: 'noDensity',
      path: '/materials/0/rho',
    });
    const unassigned = { ...heavy, beamSections: [{ ...part, materialIndex: -1 }] };
    expect(statusOf(unassigned, 'loads')).toMatchObject({
      reason: 'noMass',
      path: '/beamSections/0/mass',
    });
  });
});
