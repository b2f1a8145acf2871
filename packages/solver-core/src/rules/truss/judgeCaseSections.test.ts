import { describe, expect, test } from 'vitest';
import { SET } from '../../../verification/ruleCase.ts';
import { trussCase } from '../../../verification/trussCase.ts';
import type { Joint, Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { CASE_SECTIONS, type CaseSection } from '../common/status/sectionStatus.ts';
import { judgeTruss } from '../../truss/verdict/judgeTruss.ts';
import { judgeCaseSections } from './judgeCaseSections.ts';

const triangle = trussCase();
const [pin, roller, top] = triangle.joints as [Joint, Joint, Joint];
const [bottom, slope, side] = triangle.links as [Link, Link, Link];
const [load] = top.loads;
const [material] = triangle.materials;
if (load === undefined || material === undefined) throw new Error('the case has both');

/** Returns status, reason and path of one section of a case. */
function statusOf(document: TrussCase, section: CaseSection, isJudged = true): object {
  const verdict = isJudged ? judgeTruss(document) : null;
  const { section: _, ...judged } =
    judgeCaseSections(document, verdict).find((one) => one.section === section) ?? {};
  return judged;
}

test('seven sections have a status, in their order', () => {
  const statuses = judgeCaseSections(triangle, judgeTruss(triangle));
  expect(statuses.map(({ section }) => section)).toEqual(CASE_SECTIONS);
  expect(statuses.map(({ status }) => status)).toEqual(CASE_SECTIONS.map(() => 'fulfilled'));
});

test('initial data: failed when the title is missing, accepted when the description is', () => {
  expect(statusOf({ ...triangle, title: ' ' }, 'initialData')).toEqual({
    status: 'failed',
    reason: 'noTitle',
    path: '/title',
  });
  expect(statusOf({ ...triangle, description: '' }, 'initialData')).toEqual({
    status: 'accepted',
    reason: 'titleOnly',
    path: '/description',
  });
});

describe('constraints', () => {
  const failed = { status: 'failed', reason: 'insufficientConditions' };

  test('failed with “Insufficient conditions” of what can move', () => {
    const held = (anchor: number) => ({ ...triangle, joints: [pin, { ...roller, anchor }, top] });
    expect(statusOf(held(0), 'constraints')).toEqual({ ...failed, path: '/joints' });
    // Enough restraints by their count, but their lines all meet in one point.
    expect(statusOf(held(1), 'constraints')).toEqual({ ...failed, path: '/joints' });
    expect(statusOf(held(3), 'constraints')).toMatchObject({ status: 'fulfilled' });
  });

  test('failed of a case without joints or links', () => {
    const empty = trussCase({ joints: [], links: [] });
    expect(statusOf(empty, 'constraints', false)).toEqual({ ...failed, path: '/joints' });
    expect(statusOf({ ...triangle, links: [] }, 'constraints', false)).toEqual({ ...failed, path: '/links' });
  });

  test.each<[string, Link, TrussCase['joints']]>([
    ['linkToItself', { ...side, j: side.i }, triangle.joints],
    ['doubledLink', { ...side, i: bottom.j, j: bottom.i }, triangle.joints],
    ['missingJoint', { ...side, j: 7 }, triangle.joints],
    ['zeroLength', side, [pin, roller, { ...top, y: 0 }]],
  ])('%s goes first, at its link', (reason, link, joints) => {
    expect(statusOf({ ...triangle, joints, links: [bottom, slope, link] }, 'constraints', false)).toEqual({
      status: 'failed',
      reason,
      path: '/links/2',
    });
  });

  test('constraints are undefined without a verdict', () => {
    expect(statusOf(triangle, 'constraints', false)).toEqual({ status: 'undefined', path: '/joints' });
    expect(judgeCaseSections(triangle, { status: 'unknown' })[1]).toMatchObject({ status: 'undefined' });
  });
});

test('real constants: undefined without materials or sections; fulfilled when both are real; otherwise accepted', () => {
  expect(statusOf(trussCase({ materials: [], links: [] }), 'realConstants', false)).toMatchObject({
    status: 'undefined',
  });
  const bare: TrussCase = { ...triangle, sections: [{ className: 'generic', label: 'none', A: 0 }] };
  expect(statusOf(bare, 'realConstants')).toEqual({
    status: 'accepted',
    reason: 'constantsMissing',
    path: '/sections/0',
  });
  const soft = { ...triangle, materials: [{ name: 'M1', E: 210_000, nu: 0 }] };
  expect(statusOf(soft, 'realConstants')).toMatchObject({ status: 'accepted', path: '/materials/0' });
});

test('cross-sections and materials: fulfilled when any are real, otherwise undefined', () => {
  const loose = { ...triangle, links: triangle.links.map((link) => ({ ...link, sectionIndex: -1 })) };
  expect(statusOf({ ...loose, sections: [] }, 'crossSectionsAndMaterials')).toMatchObject({
    status: 'fulfilled',
  });
  const none = { ...loose, sections: [], materials: [{ name: 'M1' }] };
  expect(statusOf(none, 'crossSectionsAndMaterials')).toMatchObject({ status: 'undefined' });
});

test('sections: accepted with the first link that lacks one, undefined without anything to assign', () => {
  const with1 = (change: Partial<Link>) => ({
    ...triangle,
    links: [bottom, { ...slope, ...change }, side],
  });
  expect(statusOf(with1({ materialIndex: -1, sectionIndex: -1 }), 'sections')).toEqual({
    status: 'accepted',
    reason: 'unassignedMaterial',
    path: '/links/1',
  });
  expect(statusOf(with1({ sectionIndex: -1 }), 'sections')).toEqual({
    status: 'accepted',
    reason: 'unassignedCrossSection',
    path: '/links/1',
  });
  expect(statusOf({ ...triangle, materials: [], sections: [] }, 'sections')).toMatchObject({
    status: 'undefined',
  });
});

test('load cases: failed with “Empty case set”, undefined when there are none', () => {
  expect(statusOf({ ...triangle, caseSets: [] }, 'loadCases')).toMatchObject({ status: 'undefined' });
  const failed = { status: 'failed', reason: 'emptyCaseSet', path: '/caseSets/1' };
  expect(statusOf({ ...triangle, caseSets: [SET, SET] }, 'loadCases')).toEqual(failed);
  const combined = { ...triangle, caseSets: [SET, { ...SET, combined: true }] };
  expect(statusOf(combined, 'loadCases')).toMatchObject({ status: 'fulfilled' });
  const heavy = { ...triangle, caseSets: [SET, SET], selfWeight: true };
  expect(statusOf(heavy, 'loadCases')).toMatchObject({ status: 'fulfilled' });
});

describe('loads', () => {
  const bare: TrussCase = { ...triangle, joints: [pin, roller, { ...top, loads: [] }] };

  test('failed with “No load” when there are no loads and zero mass', () => {
    const failed = { status: 'failed', reason: 'noLoad', path: '/joints' };
    expect(statusOf(bare, 'loads')).toEqual(failed);
    // Self weight of a truss without mass.
    const light = { ...material, rho: 0 };
    expect(statusOf({ ...bare, selfWeight: true, materials: [light] }, 'loads')).toEqual(failed);
  });

  test('fulfilled when mass, a settlement, a temperature or a misfit acts', () => {
    expect(statusOf({ ...bare, selfWeight: true }, 'loads')).toMatchObject({ status: 'fulfilled' });
    const sunk = { ...bare, joints: [pin, { ...roller, settlement: { y: -0.01 } }, bare.joints[2]!] };
    expect(statusOf(sunk, 'loads')).toMatchObject({ status: 'fulfilled' });
    for (const strain of [{ dT: 20 }, { dL: 0.001 }])
      expect(statusOf({ ...bare, links: [bottom, slope, { ...side, ...strain }] }, 'loads')).toMatchObject({
        status: 'fulfilled',
      });
  });

  test('accepted with “Unassigned load” when some are unassigned, on joints or on links', () => {
    const accepted = { status: 'accepted', reason: 'unassignedLoad' };
    const stray = { ...top, loads: [load, { ...load, id: 'b', sets: 0 }] };
    expect(statusOf({ ...triangle, joints: [pin, roller, stray] }, 'loads')).toEqual({
      ...accepted,
      path: '/joints/2/loads/1',
    });
    expect(statusOf({ ...triangle, joints: [pin, roller, stray], caseSets: [] }, 'loads')).toMatchObject({
      status: 'fulfilled',
    });
    const loaded = { ...slope, loads: [spread([0, 5], 0)] };
    expect(statusOf({ ...triangle, links: [bottom, loaded, side] }, 'loads')).toEqual({
      ...accepted,
      path: '/links/1/loads/0',
    });
  });

  test('failed when a load lies beyond the end of its link, or out of the plane', () => {
    // The inclined link is 5 m long.
    const beyond = { ...slope, loads: [spread([0, 5.1], 1)] };
    expect(statusOf({ ...triangle, links: [bottom, beyond, side] }, 'loads')).toEqual({
      status: 'failed',
      reason: 'loadsBeyond',
      path: '/links/1/loads/0',
    });
    const raised = { ...top, loads: [{ ...load, beta: 30 }] };
    expect(statusOf({ ...triangle, joints: [pin, roller, raised] }, 'loads')).toMatchObject({
      reason: 'outOfPlane',
      path: '/joints/2/loads/0/beta',
    });
  });

  test('accepted with where to state it when self weight acts and leaves out some links', () => {
    const { rho: _, ...light } = material;
    expect(statusOf({ ...triangle, selfWeight: true, materials: [light] }, 'loads')).toEqual({
      status: 'accepted',
      reason: 'noDensity',
      path: '/materials/0/rho',
    });
    const unassigned = {
      ...triangle,
      selfWeight: true,
      links: [bottom, slope, { ...side, sectionIndex: -1 }],
    };
    expect(statusOf(unassigned, 'loads')).toMatchObject({ reason: 'noMass', path: '/links' });
  });
});

function spread(x: readonly [number, number], sets: number): Link['loads'][number] {
  return { id: 'q', className: 'DistributedLoad', x, y: [-100, -100, -100], alpha: 90, sets };
}
