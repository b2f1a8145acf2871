import { describe, expect, test } from 'vitest';
import { SET } from '../../../verification/ruleCase.ts';
import { judgeFrame } from '../../frame/judgeFrame.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { parseFrame } from '../../model/frame/parseFrame.ts';
import { CASE_SECTIONS, type CaseSection } from '../common/status/sectionStatus.ts';
import { judgeCaseSections } from './judgeCaseSections.ts';

function read(changes: object = {}): FrameCase {
  const parsed = parseFrame({
    schema: 1,
    className: 'caseframe',
    title: 'Post',
    description: 'A clamped post under a force on its top',
    joints: [
      { id: 'foot', x: 0, y: 0, support: { className: 'cantilever' } },
      {
        id: 'top',
        x: 0,
        y: 4,
        loads: [{ id: 'H', className: 'AxialLoad', c: [1, 1, 0], alpha: 0, sets: 1 }],
      },
    ],
    members: [{ id: 'post', i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0 }],
    materials: [{ name: 'S235', E: 2.1e11, rho: 7850 }],
    sections: [{ className: 'hsection', label: 'HEB 200', h: 200, b: 200, tw: 9, tf: 15 }],
    caseSets: [SET],
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const post = read();

/** Returns status, reason and path of one section of a case. */
function statusOf(document: FrameCase, section: CaseSection): object {
  const judged = judgeCaseSections(document, judgeFrame(document));
  const { section: _, ...status } = judged.find((one) => one.section === section) ?? {};
  return status;
}

test('seven sections have a status, in their order', () => {
  const statuses = judgeCaseSections(post, judgeFrame(post));
  expect(statuses.map(({ section }) => section)).toEqual(CASE_SECTIONS);
  expect(statuses.map(({ status }) => status)).toEqual(CASE_SECTIONS.map(() => 'fulfilled'));
});

test('initial data: failed when the title is missing, accepted when the description is', () => {
  expect(statusOf({ ...post, title: ' ' }, 'initialData')).toMatchObject({
    status: 'failed',
    reason: 'noTitle',
  });
  expect(statusOf({ ...post, description: '' }, 'initialData')).toMatchObject({ reason: 'titleOnly' });
});

describe('constraints', () => {
  const [foot, top] = post.joints;
  const [member] = post.members;
  if (!foot || !top || !member) throw new Error('the post has them');

  test('fail where nothing is drawn or the frame can move', () => {
    expect(statusOf({ ...post, joints: [], members: [] }, 'constraints')).toEqual({
      status: 'failed',
      reason: 'insufficientConditions',
      path: '/joints',
    });
    const hinged = { ...post, members: [{ ...member, ends: { i: { M: 'free' as const }, j: {} } }] };
    expect(statusOf(hinged, 'constraints')).toMatchObject({
      status: 'failed',
      reason: 'insufficientConditions',
    });
  });

  test('fail by the member that makes no frame, before restraints', () => {
    const problem = (change: Partial<typeof member>, joints = post.joints) =>
      judgeCaseSections({ ...post, joints, members: [{ ...member, ...change }] }, null)[1];
    expect(problem({ j: 0 })).toMatchObject({ reason: 'memberToItself', path: '/members/0' });
    expect(problem({ j: 9 })).toMatchObject({ reason: 'missingJoint', path: '/members/0' });
    expect(problem({}, [foot, { ...top, y: 0 }])).toMatchObject({ reason: 'zeroLength', path: '/members/0' });
    expect(problem({ ends: { i: { N: 'free' }, j: { N: 'free' } } })).toMatchObject({
      reason: 'looseMember',
    });
  });

  test('are undefined while there is no verdict', () => {
    expect(judgeCaseSections(post, null)[1]).toMatchObject({ section: 'constraints', status: 'undefined' });
  });
});

test('sections: accepted with the first member that lacks one', () => {
  const [member] = post.members;
  if (!member) throw new Error('the post has a member');
  expect(statusOf({ ...post, members: [{ ...member, crossSectionIndex: -1 }] }, 'sections')).toEqual({
    status: 'accepted',
    reason: 'unassignedCrossSection',
    path: '/members/0',
  });
  expect(statusOf({ ...post, materials: [], sections: [] }, 'sections')).toMatchObject({
    status: 'undefined',
  });
});

describe('loads', () => {
  const [foot, top] = post.joints;
  const [member] = post.members;
  if (!foot || !top || !member) throw new Error('the post has them');
  const bare = { ...post, joints: [foot, { ...top, loads: [] }] };
  const push = {
    id: 'q',
    className: 'DistributedLoad',
    y: [1, 1, 1],
    alpha: 0,
    sets: 1,
    frame: 'global',
  } as const;

  test('fail where nothing acts, and where one lies beyond its member', () => {
    expect(statusOf(bare, 'loads')).toEqual({ status: 'failed', reason: 'noLoad', path: '/joints' });
    const beyond = { ...bare, members: [{ ...member, loads: [push, { ...push, x: [1, 5] as const }] }] };
    expect(statusOf(beyond, 'loads')).toEqual({
      status: 'failed',
      reason: 'loadsBeyond',
      path: '/members/0/loads/1',
    });
  });

  test('are accepted with one that acts in no case set, and with weight that is not known', () => {
    const stray = { ...bare, members: [{ ...member, loads: [{ ...push, sets: 0 }] }] };
    expect(statusOf(stray, 'loads')).toEqual({
      status: 'accepted',
      reason: 'unassignedLoad',
      path: '/members/0/loads/0',
    });
    const [steel] = post.materials;
    const { rho: _, ...light } = steel!;
    expect(statusOf({ ...post, selfWeight: true, materials: [light] }, 'loads')).toMatchObject({
      reason: 'noDensity',
      path: '/materials/0/rho',
    });
    const naked = {
      ...post,
      selfWeight: true,
      members: [{ ...member, materialIndex: -1, crossSectionIndex: -1 }],
    };
    expect(statusOf(naked, 'loads')).toMatchObject({ reason: 'noMass', path: '/members/0' });
  });

  test('a settlement, a temperature and self weight act without a load', () => {
    const settled = { ...foot, support: { ...foot.support!, settlement: { y: -0.01 } } };
    expect(statusOf({ ...bare, joints: [settled, bare.joints[1]!] }, 'loads')).toMatchObject({
      status: 'fulfilled',
    });
    expect(statusOf({ ...bare, members: [{ ...member, dT: 20 }] }, 'loads')).toMatchObject({
      status: 'fulfilled',
    });
    expect(statusOf({ ...bare, selfWeight: true }, 'loads')).toMatchObject({ status: 'fulfilled' });
  });

  test('an empty case set fails by its row', () => {
    expect(statusOf({ ...post, caseSets: [SET, SET] }, 'loadCases')).toEqual({
      status: 'failed',
      reason: 'emptyCaseSet',
      path: '/caseSets/1',
    });
  });
});
