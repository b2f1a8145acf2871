import { type CrossSection, sectionProperties } from '@eecs/solver-core';
import { findSectionProblems } from '@eecs/solver-core/rules';
import {
  changeMaterialNumber,
  changeSection,
  changeSectionShape,
  findSectionNumber,
  type SectionNumber,
  type SectionShape,
} from '@eecs/ui-kit/editing';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../examples/beamExamples.ts';

/** Several dozen rounding errors. */
const ROUNDED = 1e-14;

/** IPE 300: h 300, b 150, tw 7.1, tf 10.7, r 15; its flanges stand out by (150 - 7.1) / 2 = 71.45. */
const { hingedSpans } = beamExamples;

function problemsWith(change: Partial<CrossSection>) {
  const [first, ...others] = hingedSpans.sections;
  return findSectionProblems({ ...hingedSpans, sections: [{ ...first!, ...change }, ...others] });
}

/** The only problem of a section that differs from the example's first one. */
function problemOf(section: Omit<CrossSection, 'label'>) {
  const problems = findSectionProblems({ ...hingedSpans, sections: [{ label: 'CS1', ...section }] });
  expect(problems).toHaveLength(1);
  return problems[0]!;
}

test('a number is found by what the document calls it, unless this editor has no field for it', () => {
  expect(findSectionNumber('hsection', 'tf')).toBe('tf');
  expect(['sf', 'uf', 'sw'].map((name) => findSectionNumber('hsection', name))).toEqual([
    'sf',
    'uf',
    undefined,
  ]);
  expect(findSectionNumber('rectangularpipe', 'ri')).toBe('ri');
  expect(findSectionNumber('circle', 'h')).toBeUndefined();
});

describe('dimensions that make no section', () => {
  test.each<[SectionNumber, number, string, number]>([
    ['tw', 150, 'below', 150],
    ['tf', 150, 'below', 150],
    ['r1', 71.46, 'most', 71.45],
    ['h', 0, 'above', 0],
    ['r1', -1, 'least', 0],
  ])('%s = %s mm is named', (key, value, reason, limit) => {
    const [problem, ...others] = problemsWith({ [key]: value });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ section: 0, shape: 'hsection', name: key, reason });
    expectClose(problem?.limit ?? NaN, limit, ROUNDED);
  });

  // (b - tw) / 2 = 71.45 permits a radius of 71.45; the flange one of 150 - 10.7.
  test.each<[SectionNumber, number]>([
    ['tw', 119],
    ['tf', 134],
    ['r1', 71.44],
  ])('%s = %s mm still makes one', (key, value) => {
    const { document } = changeSection(hingedSpans, 0, key, value);
    expect(sectionProperties(document.sections[0]!, 0).ok).toBe(true);
    expect(findSectionProblems(document)).toEqual([]);
  });

  test('toe radii give way to the root and are no problem', () => {
    expect(problemsWith({ r1: 60, r2: 30 })).toEqual([]);
  });

  test('every number at fault has its problem', () => {
    expect(problemsWith({ h: 0, tw: -1 }).map(({ name }) => name)).toEqual(['h', 'tw']);
  });

  test('a section that the beam does not use is not reported', () => {
    const { document } = changeSection(hingedSpans, 0, 'tw', 150);
    expect(findSectionProblems({ ...document, beamSections: [] })).toEqual([]);
  });
});

describe('numbers beside the main ones', () => {
  test('a slope that uses the flange up before its tip', () => {
    // 10.7 in the middle of 71.45: nothing is left at the tip with a slope of 10.7 / 35.725.
    const [problem, ...others] = problemsWith({ sf: 40 });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ name: 'sf', reason: 'below' });
    expectClose(problem?.limit ?? NaN, 1070 / 35.725, ROUNDED);
  });

  test('a flange dimension where there is no flange', () => {
    expect(problemsWith({ uf: 200 })).toEqual([
      { section: 0, shape: 'hsection', name: 'uf', reason: 'below', limit: 150 },
    ]);
  });

  test('a hole of a pipe rounder than itself', () => {
    // The hole is 100 - 2 * 6 = 88 wide.
    const pipe = { className: 'rectangularpipe', h: 150, b: 100, tw: 6, r1: 9, ri: 60 } as const;
    const problem = problemOf(pipe);
    expect(problem).toMatchObject({ name: 'ri', reason: 'most' });
    expectClose(problem.limit ?? NaN, 44, ROUNDED);
  });

  test('a web thicker than its channel is wide', () => {
    expect(problemOf({ className: 'csection', h: 200, b: 75, tw: 600, tf: 11 })).toEqual({
      section: 0,
      shape: 'csection',
      name: 'tw',
      reason: 'below',
      limit: 75,
    });
  });

  test('second moments no section has', () => {
    const generic = { className: 'generic', A: 20, Iy: 4, Iz: 4 } as const;
    expect(problemOf({ ...generic, Iyz: 5 })).toMatchObject({ name: 'Iyz', reason: 'unfit' });
    expect(problemOf({ ...generic, Iz: -1 })).toMatchObject({ name: 'Iz', reason: 'least' });
  });
});

describe('other shapes', () => {
  test.each<[SectionShape, SectionNumber, number, string, number]>([
    // 200 by 100: a corner of 50.1 is more than half of the width.
    ['rectangle', 'r1', 50.1, 'most', 50],
    ['rectangle', 'h', 0, 'above', 0],
    // 150 by 100 by 6.
    ['rectangularpipe', 'tw', 50, 'below', 50],
    ['circle', 'Dy', -1, 'above', 0],
    // 114.3 by 5.
    ['roundpipe', 'tw', 57.15, 'below', 57.15],
    ['generic', 'A', 0, 'above', 0],
    ['generic', 'Iy', 0, 'above', 0],
  ])('%s with %s = %s mm is named', (shape, key, value, reason, limit) => {
    const { document } = changeSection(changeSectionShape(hingedSpans, 0, shape).document, 0, key, value);
    const [problem, ...others] = findSectionProblems(document);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ section: 0, shape, name: key, reason });
    expectClose(problem?.limit ?? NaN, limit, ROUNDED);
  });

  test('a pipe whose outer corner cuts through its hole', () => {
    // Inner corner radius 1, wall thickness 2: at 45° the outer arc may be (2 + √2) tw farther out.
    const pipe = { className: 'rectangularpipe', h: 150, b: 100, tw: 2, r1: 20, ri: 1 } as const;
    const problem = problemOf(pipe);
    expect(problem).toMatchObject({ name: 'r1', reason: 'below' });
    expectClose(problem.limit ?? NaN, 1 + (2 + Math.SQRT2) * 2, ROUNDED);
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
