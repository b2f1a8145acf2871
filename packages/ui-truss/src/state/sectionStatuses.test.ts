import { type TrussCase, judgeTruss, parseTruss } from '@eecs/solver-core/truss';
import { type MarkedField, markSections } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { createTrussExample } from '../starters/trussExamples.ts';
import { createEmptyTruss } from './createEmptyTruss.ts';
import { SECTION_TABS, judgeTrussSections } from './sectionStatuses.ts';
import type { TrussTab } from './trussTabs.ts';

const jib = read({
  ...createTrussExample('jib'),
  title: 'Jib',
  description: 'Two rods on a wall',
  caseSets: [{ title: 'Crane' }],
});

function read(input: object): TrussCase {
  const parsed = parseTruss(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function marksOf(document: TrussCase, refused: readonly MarkedField<TrussTab>[] = []) {
  return markSections(judgeTrussSections(document, judgeTruss(document)), refused, SECTION_TABS);
}

test('a truss that lacks nothing has seven fulfilled sections, each with its tab', () => {
  const marks = marksOf(jib);
  expect(marks.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'fulfilled'));
  expect(marks.map(({ section, tab }) => `${section} ${tab}`)).toEqual([
    'initialData case',
    'constraints joints',
    'realConstants materials',
    'crossSectionsAndMaterials crossSections',
    'sections rods',
    'loadCases sets',
    'loads loads',
  ]);
});

test('a mark leads to the row of its cause', () => {
  const [first, ...rods] = jib.links;
  const bare = { ...jib, links: [{ ...first!, materialIndex: -1 }, ...rods] };
  expect(marksOf(bare)[4]).toMatchObject({ reason: 'unassignedMaterial', tab: 'rods', row: 0 });
  const joints = jib.joints.map((joint) => ({
    ...joint,
    loads: joint.loads.map((load) => ({ ...load, sets: 0 })),
  }));
  // The only load is in the first row of the table of loads, not in the third of the joints.
  expect(marksOf({ ...jib, joints })[6]).toMatchObject({ reason: 'unassignedLoad', tab: 'loads', row: 0 });
});

test('an empty truss says where to begin', () => {
  const marks = markSections(judgeTrussSections(createEmptyTruss(0), null), [], SECTION_TABS);
  expect(marks[1]).toMatchObject({ status: 'failed', reason: 'insufficientConditions', tab: 'joints' });
  expect(marks[6]).toMatchObject({ reason: 'noLoad', tab: 'loads' });
});

test('a section in whose fields a refused text stands has failed', () => {
  const field = { tab: 'loads', row: 'a', index: 1, label: 'Force' } as const;
  expect(marksOf(jib, [field])[6]).toMatchObject({
    status: 'failed',
    reason: 'refusedField',
    label: 'Force',
    row: 1,
  });
});
