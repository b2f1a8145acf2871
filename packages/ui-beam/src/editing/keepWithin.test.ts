import { type BeamCase, LIMITS } from '@eecs/solver-core';
import { keepWithin } from '@eecs/ui-kit/editor';
import { createCaseSet, addCrossSection, addMaterial, setTitle } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { addCaseSet } from './addCaseSet.ts';
import { addLoad } from './addLoad.ts';
import { addSupport } from './addSupport.ts';
import { splitPart } from './beamParts.ts';
import { addObjects } from './addObjects.ts';
import { pickObjects } from './moveObjects.ts';
import type { Edit } from './edit.ts';

const limits = LIMITS.anonymous;
const { twoSpans } = beamExamples;

/** A beam whose lists have as many entries as a visitor is allowed. */
const full: BeamCase = {
  ...twoSpans,
  supports: Array.from({ length: 250 }, (_, i) => ({ className: 'simple', x: i / 25 })),
  beamSections: Array.from({ length: 250 }, (_, i) => ({ ...twoSpans.beamSections[0]!, x: (i + 1) / 25 })),
  loads: Array.from({ length: 500 }, (_, i) => ({ ...twoSpans.loads[0]!, id: `load-${i}` })),
  caseSets: Array.from({ length: 12 }, (_, i) => ({
    title: `${i}`,
    description: '',
    color: '',
    angle: 0,
    combined: false,
  })),
  materials: Array.from({ length: 10 }, (_, i) => ({ ...twoSpans.materials[0]!, name: `M${i}` })),
  sections: Array.from({ length: 10 }, (_, i) => ({ ...twoSpans.sections[0]!, label: `CS${i}` })),
};

test.each<[string, (document: BeamCase) => Edit, number]>([
  ['a support', (document) => addSupport(document, 'simple'), 250],
  ['a part', (document) => splitPart(document, 0.001), 250],
  ['a load', (document) => addLoad(document, 'ShearLoad', 'new'), 500],
  [
    'a copied load',
    (document) =>
      addObjects(document, pickObjects(document, [{ kind: 'load', index: 0 }]), { createId: () => 'new' }),
    500,
  ],
  ['a case set', (document) => addCaseSet(document, createCaseSet(document.caseSets, 'another')), 12],
  ['a material', addMaterial, 10],
  ['a cross-section', (document) => addCrossSection(document, 'circle'), 10],
])('%s more than a server takes of a visitor is refused with how many it takes', (_, add, count) => {
  expect(keepWithin(full, add(full), limits)).toEqual({
    document: full,
    notes: [{ code: 'listFull', count }],
  });
  const edit = add(twoSpans);
  expect(keepWithin(twoSpans, edit, limits)).toBe(edit);
  expect(keepWithin(full, add(full), LIMITS.full).document).not.toBe(full);
});

test('a beam that was opened longer is edited all the same', () => {
  const longer: BeamCase = { ...full, caseSets: [...full.caseSets, ...full.caseSets] };
  const edit = setTitle(longer, 'Six sets');
  expect(keepWithin(longer, edit, limits)).toBe(edit);
});
