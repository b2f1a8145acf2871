import { type CrossSection, sectionProperties } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { OWN } from '../../test/ownCase.ts';
import { bendSection, changeSection, copySection } from './changeSection.ts';
import { createShape } from './createShape.ts';
import { SECTION_SHAPES, listOwnNumbers } from './sectionShapes.ts';

const holding = (section: CrossSection) => ({ ...OWN, sections: [section] });

test.each(SECTION_SHAPES.flatMap((shape) => [[shape, 0] as const, [shape, 1] as const]))(
  'a new %s in the units of system %i is a section',
  (shape, system) => {
    const section = createShape(shape, system, 'CS1');
    expect(sectionProperties(section, system)).toMatchObject({ ok: true });
    for (const number of Object.keys(section).filter((key) => !['className', 'label'].includes(key)))
      expect(listOwnNumbers(section)).toContain(number);
  },
);

const printed: CrossSection = {
  className: 'lsection',
  label: 'L50x50x5',
  h: 50,
  b: 50,
  t: 5,
  tb: 6,
  r1: 5.5,
  r4: 3,
  units: 0,
  editable: false,
  origin: { kind: 'catalogue', id: 'l/GOST 8509-93/L50x50x5' },
};

test('a copy of a printed row can be edited under a name of its own, and the row stays', () => {
  const { sections } = copySection(holding(printed), 0).document;
  expect(sections[0]).toBe(printed);
  const { editable, origin, ...numbers } = printed;
  expect(sections[1]).toEqual({ ...numbers, label: 'CS1' });
});

test('a change leaves the catalogue behind; a number that follows from others is taken back by null', () => {
  const [changed] = changeSection(holding(printed), 0, 'tb', null).document.sections;
  expect(changed).not.toHaveProperty('tb');
  expect(changed).not.toHaveProperty('origin');
  expect(changed).not.toHaveProperty('editable');
  expect(changed?.label).toBe('CS1');
});

test('a bent angle has one thickness and a heel that follows from it', () => {
  const [bent] = bendSection(holding(printed), 0, true).document.sections;
  expect(bent).toMatchObject({ bent: true, t: 5 });
  expect(bent).not.toHaveProperty('tb');
  expect(bent).not.toHaveProperty('r4');
  expect(listOwnNumbers(bent ?? printed)).toEqual(['h', 'b', 't', 'r1', 'r2', 'r3']);
  expect(bendSection(holding(bent ?? printed), 0, false).document.sections[0]).not.toHaveProperty('bent');
});

test('where a flange is measured has a field where it has a slope, and follows from the others until it is typed', () => {
  const channel = createShape('csection', 0, 'CS1');
  expect(listOwnNumbers(channel)).toContain('uf');
  // As a catalogue row without a flange slope has it.
  const level = { className: 'csection', label: 'CS1', h: 200, b: 75, tw: 8, tf: 11, sf: 0, uf: 0 } as const;
  expect(listOwnNumbers(level)).not.toContain('uf');
  expect(listOwnNumbers({ className: 'csection', label: 'CS1', h: 200, b: 75, tw: 8, tf: 11 })).not.toContain(
    'uf',
  );
  // UPN 200 of DIN 1026-1: its flange is measured at half of its width, 32.2 cm² and 1910 cm⁴.
  const found = sectionProperties(channel, 0);
  expectClose(found.ok ? found.properties.A : NaN, 32.2, 1e-3);
  expectClose(found.ok ? found.properties.Iy : NaN, 1910, 1e-3);
  const [changed] = changeSection(holding(channel), 0, 'uf', null).document.sections;
  expect(changed).not.toHaveProperty('uf');
});
