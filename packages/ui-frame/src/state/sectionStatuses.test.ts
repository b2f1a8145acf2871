import { judgeFrame } from '@eecs/solver-core/frame';
import { markSections } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { createEmptyFrame } from './createEmptyFrame.ts';
import { SECTION_TABS, judgeFrameSections } from './sectionStatuses.ts';

const portal = createFrameStarter('portal', { system: 0 });
const marksOf = (document: typeof portal) =>
  markSections(judgeFrameSections(document, judgeFrame(document)), [], SECTION_TABS);

test('each section of a frame has its tab, and a mark leads to the row of its cause', () => {
  expect(marksOf(portal).map(({ section, tab }) => `${section} ${tab}`)).toEqual([
    'initialData case',
    'constraints joints',
    'realConstants materials',
    'crossSectionsAndMaterials crossSections',
    'sections members',
    'loadCases sets',
    'loads loads',
  ]);
  const set = { title: 'G', description: '', color: '#607d8b', angle: 0, combined: false };
  const members = portal.members.map((member) => ({
    ...member,
    loads: member.loads.map((load) => ({ ...load, sets: 0 })),
  }));
  const joints = portal.joints.map((joint) => ({
    ...joint,
    loads: joint.loads.map((load) => ({ ...load, sets: 1 })),
  }));
  // The load of the joint is in the first row of the table of loads, that of the beam in the second.
  expect(marksOf({ ...portal, joints, members, caseSets: [set] })[6]).toMatchObject({
    reason: 'unassignedLoad',
    tab: 'loads',
    row: 1,
  });
});

test('an empty frame says where to begin', () => {
  const marks = markSections(judgeFrameSections(createEmptyFrame(0), null), [], SECTION_TABS);
  expect(marks[1]).toMatchObject({ status: 'failed', reason: 'insufficientConditions', tab: 'joints' });
  expect(marks[6]).toMatchObject({ reason: 'noLoad', tab: 'loads' });
});
