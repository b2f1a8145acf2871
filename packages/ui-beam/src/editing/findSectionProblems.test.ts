import { sectionProperties } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { changeMaterialNumber } from './changeMaterial.ts';
import { changeSection, changeSectionShape } from './changeSection.ts';
import { findSectionProblems } from './findSectionProblems.ts';
import type { SectionNumber, SectionShape } from '../naming/sectionShapes.ts';

/** IPE 300: h 300, b 150, tw 7.1, tf 10.7, r 15. */
const { hingedSpans } = beamExamples;

describe('dimensions that make no section', () => {
  test.each<[SectionNumber, number, string]>([
    ['tw', 150, 'webTooWide'],
    ['tf', 150, 'flangeTooThick'],
    ['r1', 71.46, 'radiusTooLarge'],
    ['h', 0, 'notPositive'],
  ])('%s = %s mm is named', (key, value, reason) => {
    const { document } = changeSection(hingedSpans, 0, key, value);
    expect(findSectionProblems(document)).toEqual([{ section: 0, shape: 'hsection', key, reason }]);
  });

  // (b - tw) / 2 = 71.45 leaves room for a radius of 71.45; the flange for one of 150 - 10.7.
  test.each<[SectionNumber, number]>([
    ['tw', 119],
    ['tf', 134],
    ['r1', 71.44],
  ])('%s = %s mm still makes one', (key, value) => {
    const { document } = changeSection(hingedSpans, 0, key, value);
    expect(sectionProperties(document.sections[0]!, 0).ok).toBe(true);
    expect(findSectionProblems(document)).toEqual([]);
  });

  test('of a section the beam is not made of nothing is said', () => {
    const { document } = changeSection(hingedSpans, 0, 'tw', 150);
    expect(findSectionProblems({ ...document, beamSections: [] })).toEqual([]);
  });
});

describe('other shapes', () => {
  test.each<[SectionShape, SectionNumber, number, string]>([
    // 200 by 100: a corner of 50.1 is more than half of the width.
    ['rectangle', 'r1', 50.1, 'cornerTooRound'],
    ['rectangle', 'h', 0, 'notPositive'],
    // 150 by 100 by 6.
    ['rectangularpipe', 'tw', 50, 'wallTooThick'],
    ['circle', 'Dy', -1, 'notPositive'],
    // 114.3 by 5.
    ['roundpipe', 'tw', 57.15, 'wallTooThick'],
  ])('%s with %s = %s mm is named', (shape, key, value, reason) => {
    const { document } = changeSection(changeSectionShape(hingedSpans, 0, shape).document, 0, key, value);
    expect(findSectionProblems(document)).toEqual([{ section: 0, shape, key, reason }]);
  });
});

test('a grade or a profile whose numbers change gets a name of its own, any other name stays', () => {
  const { sections, materials } = changeSection(hingedSpans, 0, 'h', 310).document;
  expect(sections[0]).toMatchObject({ label: 'CS1', h: 310 });
  expect(changeMaterialNumber(hingedSpans, 0, 'E', 70000).document.materials[0]).toMatchObject({
    name: 'M1',
    E: 70000,
  });
  expect(changeSection(hingedSpans, 0, 'h', 300).document.sections[0]?.label).toBe('IPE 300');
  const oak = { ...hingedSpans, materials: [{ ...materials[0], name: 'Oak' }] };
  expect(changeMaterialNumber(oak, 0, 'E', 11000).document.materials[0]).toMatchObject({ name: 'Oak' });
});
