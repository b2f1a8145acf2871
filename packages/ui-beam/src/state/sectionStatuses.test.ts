import { judgeBeam } from '@eecs/solver-core';
import { judgeCaseSections, setLength } from '@eecs/solver-core/rules';
import { type MarkedField, markSections } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import type { InputTab } from './inputTabs.ts';
import { SECTION_TABS } from './sectionStatuses.ts';

const { hingedSpans } = beamExamples;

function marksOf(document: typeof hingedSpans, refused: readonly MarkedField<InputTab>[] = []) {
  return markSections(judgeCaseSections(document, judgeBeam(document)), refused, SECTION_TABS);
}

test('a mark leads to the tab of its section, and where something is missing to the row', () => {
  const tabs: readonly InputTab[] = [
    'case',
    'supports',
    'materials',
    'crossSections',
    'sections',
    'sets',
    'loads',
  ];
  expect(marksOf(hingedSpans).map(({ tab }) => tab)).toEqual(tabs);
  expect(marksOf(setLength(hingedSpans, 7).document)[1]).toEqual({
    section: 'constraints',
    status: 'failed',
    reason: 'supportsBeyond',
    tab: 'supports',
    row: 2,
  });
  const soft = { ...hingedSpans, materials: [{ name: 'M1' }], selfWeight: true };
  // The material determines the weight of a load.
  expect(marksOf(soft)[6]).toMatchObject({ section: 'loads', reason: 'noDensity', tab: 'materials', row: 0 });
});

test('a section in whose fields a refused text stands has failed, whatever the document says', () => {
  const field = { tab: 'loads', row: 'a', index: 1, label: 'Force' } as const;
  expect(marksOf(hingedSpans, [field])[6]).toEqual({
    section: 'loads',
    status: 'failed',
    reason: 'refusedField',
    tab: 'loads',
    label: 'Force',
    row: 1,
  });
});
