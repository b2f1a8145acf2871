import { type BeamCase, judgeBeam } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { setLength } from '../editing/setLength.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { tooManyHinges } from '../examples/tooManyHinges.ts';
import { createBeam } from './createBeam.ts';
import { type CaseSection, type SectionStatus, judgeCaseSections } from './sectionStatuses.ts';

const { hingedSpans, twoSpans } = beamExamples;
const [load] = twoSpans.loads;
if (load === undefined) throw new Error('the example has a load');

/** Status and reason of one section of a case. */
function statusOf(document: BeamCase, section: CaseSection): Partial<SectionStatus> {
  const { status, reason, tab, row } =
    judgeCaseSections(document, judgeBeam(document)).find((judged) => judged.section === section) ?? {};
  return { status, reason, tab, row } as Partial<SectionStatus>;
}

describe('initial data', () => {
  test('failed when the length is not positive or the title is missing', () => {
    expect(statusOf({ ...twoSpans, L: 0 }, 'initialData')).toMatchObject({ status: 'failed' });
    expect(statusOf({ ...twoSpans, title: '' }, 'initialData')).toMatchObject({
      status: 'failed',
      reason: 'noTitle',
    });
  });
  test('accepted with the title only, fulfilled with a description', () => {
    expect(statusOf({ ...twoSpans, description: '' }, 'initialData')).toMatchObject({
      status: 'accepted',
      reason: 'titleOnly',
    });
    expect(statusOf({ ...twoSpans, description: 'Axis 2' }, 'initialData').status).toBe('fulfilled');
  });
});

test('constraints: failed with “Insufficient conditions” unless they are enough', () => {
  const failed = { status: 'failed', reason: 'insufficientConditions', tab: 'supports' };
  expect(statusOf(hingedSpans, 'constraints').status).toBe('fulfilled');
  expect(statusOf(tooManyHinges, 'constraints')).toMatchObject(failed);
  expect(statusOf({ ...twoSpans, supports: [] }, 'constraints')).toMatchObject(failed);
  const rollers = [0, 5, 10].map((x) => ({ className: 'simple' as const, x }));
  expect(statusOf({ ...twoSpans, supports: rollers }, 'constraints')).toMatchObject(failed);
});

test('real constants: undefined without materials or sections, fulfilled when both are real, otherwise accepted', () => {
  expect(statusOf({ ...twoSpans, materials: [] }, 'realConstants').status).toBe('undefined');
  expect(statusOf({ ...twoSpans, sections: [] }, 'realConstants').status).toBe('undefined');
  expect(statusOf(twoSpans, 'realConstants').status).toBe('fulfilled');
  const soft = { ...twoSpans, materials: [{ name: 'M1' }] };
  expect(statusOf(soft, 'realConstants')).toMatchObject({ status: 'accepted', tab: 'materials', row: 0 });
  const flat = { ...twoSpans, sections: [{ className: 'generic' as const, label: 'CS1', A: 0, Iy: 1 }] };
  expect(statusOf(flat, 'realConstants')).toMatchObject({ status: 'accepted', tab: 'crossSections', row: 0 });
});

test('cross-sections and materials: fulfilled when any are real, otherwise undefined', () => {
  expect(statusOf(twoSpans, 'crossSectionsAndMaterials').status).toBe('fulfilled');
  expect(statusOf({ ...twoSpans, sections: [], materials: [] }, 'crossSectionsAndMaterials').status).toBe(
    'undefined',
  );
});

test('sections: accepted with the first missing thing, undefined without anything to assign', () => {
  const [part] = twoSpans.beamSections;
  const parts = (change: object): BeamCase => ({
    ...twoSpans,
    beamSections: [{ ...part, ...change }] as BeamCase['beamSections'],
  });
  expect(statusOf(twoSpans, 'sections').status).toBe('fulfilled');
  expect(statusOf(parts({ materialIndex: -1, crossSectionIndex: -1 }), 'sections')).toMatchObject({
    status: 'accepted',
    reason: 'unassignedMaterial',
    row: 0,
  });
  expect(statusOf(parts({ crossSectionIndex: -1 }), 'sections')).toMatchObject({
    status: 'accepted',
    reason: 'unassignedCrossSection',
    row: 0,
  });
  expect(statusOf({ ...twoSpans, sections: [], materials: [] }, 'sections').status).toBe('undefined');
});

describe('load cases', () => {
  const set = { title: '', description: '', color: 'grey', angle: 0, combined: false };
  test('undefined when there are none, fulfilled when none is empty', () => {
    expect(statusOf({ ...twoSpans, caseSets: [] }, 'loadCases').status).toBe('undefined');
    expect(statusOf(twoSpans, 'loadCases').status).toBe('fulfilled');
  });
  test('failed with “Empty case set” when a set is empty', () => {
    expect(statusOf({ ...twoSpans, caseSets: [set, set] }, 'loadCases')).toMatchObject({
      status: 'failed',
      reason: 'emptyCaseSet',
      tab: 'sets',
      row: 1,
    });
  });
  test('a set that combines loaded ones is not empty, nor one in which the beam weighs', () => {
    expect(statusOf({ ...twoSpans, caseSets: [set, { ...set, combined: true }] }, 'loadCases').status).toBe(
      'fulfilled',
    );
    expect(statusOf({ ...twoSpans, caseSets: [set, set], selfWeight: true }, 'loadCases').status).toBe(
      'fulfilled',
    );
  });
});

describe('loads', () => {
  test('failed with “No load” without loads and mass, fulfilled with mass but no loads', () => {
    const bare = { ...createBeam(), selfWeight: false };
    expect(statusOf(bare, 'loads')).toMatchObject({ status: 'failed', reason: 'noLoad' });
    expect(statusOf({ ...bare, selfWeight: true }, 'loads').status).toBe('fulfilled');
    expect(statusOf({ ...bare, selfWeight: true, materials: [] }, 'loads').status).toBe('failed');
  });
  test('accepted with where to state it when self weight acts and leaves out a part of the beam', () => {
    const [part] = twoSpans.beamSections;
    const [material] = twoSpans.materials;
    if (part === undefined || material === undefined) throw new Error('the example has both');
    const { rho: _, ...bare } = material;
    const heavy = { ...twoSpans, selfWeight: true, materials: [bare] };
    expect(statusOf(heavy, 'loads')).toEqual({
      status: 'accepted',
      reason: 'noDensity',
      tab: 'materials',
      row: 0,
    });
    expect(statusOf({ ...heavy, selfWeight: false }, 'loads').status).toBe('fulfilled');
    expect(statusOf({ ...heavy, beamSections: [{ ...part, mass: 42 }] }, 'loads').status).toBe('fulfilled');
    const unassigned = { ...part, materialIndex: -1 };
    expect(statusOf({ ...heavy, beamSections: [unassigned] }, 'loads')).toMatchObject({
      status: 'accepted',
      reason: 'noMass',
      tab: 'sections',
      row: 0,
    });
  });
  test('accepted with “Unassigned load” when some carry no set and sets exist', () => {
    const stray = { ...twoSpans, loads: [load, { ...load, id: 'b', sets: 0 }] };
    expect(statusOf(stray, 'loads')).toMatchObject({
      status: 'accepted',
      reason: 'unassignedLoad',
      tab: 'loads',
      row: 1,
    });
    expect(statusOf({ ...stray, caseSets: [] }, 'loads').status).toBe('fulfilled');
    expect(statusOf(twoSpans, 'loads').status).toBe('fulfilled');
  });
});

describe('what stands where it cannot', () => {
  test('a support that a shortened beam left outside fails the constraints, at its row', () => {
    const shortened = setLength(hingedSpans, 7).document;
    expect(statusOf(shortened, 'constraints')).toEqual({
      status: 'failed',
      reason: 'supportsBeyond',
      tab: 'supports',
      row: 2,
    });
  });
  test('two supports at one place fail the constraints', () => {
    const doubled = { ...twoSpans, supports: [...twoSpans.supports, { className: 'simple' as const, x: 5 }] };
    expect(statusOf(doubled, 'constraints')).toMatchObject({ reason: 'supportsAtOnePlace', row: 3 });
  });
  test('a load beyond the end fails the loads', () => {
    const beyond = { ...twoSpans, loads: [load, { ...load, id: 'b', x: [0, 11] }] } as BeamCase;
    expect(statusOf(beyond, 'loads')).toMatchObject({ reason: 'loadsBeyond', tab: 'loads', row: 1 });
  });
});
