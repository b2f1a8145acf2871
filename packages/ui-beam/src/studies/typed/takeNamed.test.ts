import type { CrossSection } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { hingedSpans } from '../../examples/hingedSpans.ts';
import { createBeam } from '../../state/createBeam.ts';
import { takeNamed } from './takeNamed.ts';

/** As in the table of EN 10365. */
const numbers = { h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 };
const origin = { kind: 'catalogue', id: 'EN 10365 / IPE#IPE 300' } as const;
const ipe300 = {
  ...{ className: 'hsection', label: 'IPE 300', units: 0, editable: false, ...numbers, origin },
} as const satisfies CrossSection;
const take = (section: CrossSection, ...rows: CrossSection[]) =>
  takeNamed({ ...createBeam(0), sections: rows }, { kind: 'section', section });
const own = { className: 'hsection', label: 'IPE 300', ...numbers } as const;

test('a profile that is typed is the row of the catalogue, read-only, where its name and numbers stand already', () => {
  const taken = take(ipe300, own);
  expect(taken.sections).toEqual([ipe300]);
  expect(taken.beamSections?.map(({ crossSectionIndex }) => crossSectionIndex)).toEqual([0]);
  const { sections } = takeNamed(hingedSpans, { kind: 'section', section: ipe300 });
  expect(sections).toEqual([ipe300]);
});

test('a row of that name and other numbers stays, under a name of its own', () => {
  const { sections, beamSections } = take(ipe300, { ...own, h: 310 }, { ...own, label: 'CS1' });
  expect(sections).toEqual([{ ...own, h: 310, label: 'CS2' }, { ...own, label: 'CS1' }, ipe300]);
  expect(beamSections?.map(({ crossSectionIndex }) => crossSectionIndex)).toEqual([2]);
});

test('the row of the catalogue is taken once', () => {
  const { sections, beamSections } = take(ipe300, { ...own, label: 'CS1' }, ipe300);
  expect(sections).toEqual([{ ...own, label: 'CS1' }, ipe300]);
  expect(beamSections?.map(({ crossSectionIndex }) => crossSectionIndex)).toEqual([1]);
});

test('a grade that is typed is the row of the catalogue too', () => {
  const beam = createBeam(0);
  const [steel] = beam.materials;
  if (steel === undefined) throw new Error('a new beam has a material');
  const printed = { ...steel, origin: { kind: 'catalogue', id: 'material/S235' } } as const;
  expect(takeNamed(beam, { kind: 'material', material: printed }).materials).toEqual([printed]);
  // The material of the example lacks the strength.
  const { strength: _, ...bare } = steel;
  expect(
    takeNamed({ ...beam, materials: [bare] }, { kind: 'material', material: printed }).materials,
  ).toEqual([printed]);
  const soft = { ...beam, materials: [{ ...steel, E: 200_000 }] };
  expect(takeNamed(soft, { kind: 'material', material: printed }).materials).toEqual([
    { ...steel, E: 200_000, name: 'M1' },
    printed,
  ]);
});
