import { sectionProperties } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { changeModulus, changeSection, type SectionNumber } from './changeSection.ts';
import { findSectionProblems } from './findSectionProblems.ts';

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
    expect(findSectionProblems(document)).toEqual([{ section: 0, key, reason }]);
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

test('a section or a material that was changed no longer bears the name it had', () => {
  expect(changeSection(hingedSpans, 0, 'h', 310).document.sections[0]).toMatchObject({ label: '', h: 310 });
  expect(changeModulus(hingedSpans, 0, 70000).document.materials[0]).toMatchObject({ name: '', E: 70000 });
  expect(changeSection(hingedSpans, 0, 'h', 300).document.sections[0]?.label).toBe('IPE 300');
});
