import { type CrossSection, composePair } from '@eecs/solver-core';
import { loadSections, parsePrintedValues, sectionHeaders } from '@eecs/solver-core/catalogue';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { comparePrinted } from './comparePrinted.ts';
import { listMissing, listProperties } from './listProperties.ts';
import { readSectionDrawers } from './readDrawers.ts';

/** Lists the displayed numbers of a section in mm, by their symbols. */
function list(section: Partial<CrossSection>): ReadonlyMap<string, number> {
  const item = { label: 'S', ...section } as CrossSection;
  const told = listProperties({ item, origin: { kind: 'catalogue', id: 'S' } }, 0);
  return new Map(told.map(({ symbol, value }) => [symbol, value]));
}

describe('the shear centre, from the left edge and from below as its words say', () => {
  test('the shear centre of a section with two axes of symmetry is its middle', () => {
    const rectangle = list({ className: 'rectangle', b: 100, h: 200 });
    expect([rectangle.get('yM'), rectangle.get('zM')]).toEqual([50, 100]);
    const beam = list({ className: 'hsection', h: 200, b: 100, tw: 5.6, tf: 8.5, r1: 12 });
    expectClose(beam.get('yM'), 50, 1e-9);
    expectClose(beam.get('zM'), 100, 1e-9);
  });

  test('the shear centre of a thin channel lies e = 3b²/(h + 6b) beyond the middle of its web, with b and h between middles of walls', () => {
    const [b, h, t] = [50, 100, 0.1];
    const channel = list({ className: 'csection', h: h + t, b: b + t / 2, tw: t, tf: t });
    expectClose(channel.get('yM'), t / 2 - (3 * b * b) / (h + 6 * b), 1e-3);
    expectClose(channel.get('zM'), (h + t) / 2, 1e-9);
  });

  test('the shear centre of a thin angle lies where the middles of its legs meet', () => {
    const angle = list({ className: 'lsection', h: 100, b: 60, t: 0.1, tb: 0.1 });
    expectClose(angle.get('yM'), 0.05, 1e-2);
    expectClose(angle.get('zM'), 0.05, 1e-2);
  });
});

describe('the properties that a table prints with the dimensions', () => {
  const headers = sectionHeaders('h');

  test.each([
    // AISC prints 204 in4 for W12X26 while its dimensions give 203.5; the tables of the Steel Construction Institute
    // print 11800 cm4 for IPE 330, whose dimensions give 11767.
    ['W12X26', 204, 1, -0.2],
    ['IPE 330', 11_800, 0, -0.3],
  ] as const)(
    '%s keeps its printed second moment beside the computed one',
    async (label, Iy, system, off) => {
      const drawers = readSectionDrawers({ shape: 'h', headers, drawers: await loadSections('h') });
      const entry = drawers.flatMap(({ items }) => items).find(({ item }) => item.label === label);
      const told = entry && listProperties(entry, system).find(({ key }) => key === 'Iy');
      expectClose(told?.printed, Iy, 1e-5);
      const difference = told && comparePrinted(told);
      expect(typeof difference === 'number' ? Math.round(10 * difference) / 10 : difference).toBe(off);
    },
  );

  test('a difference within rounding is ignored', () => {
    expect(comparePrinted({ value: 11_767, printed: 11_770 })).toBeNull();
    expect(comparePrinted({ value: 11_767 })).toBeNull();
  });

  test('a column that a table leaves out prints nothing', () => {
    const data = 'X;300;150;7.1;10.7;15;0;0;0;53.8;0;0';
    expect(parsePrintedValues({ name: 'h', headers, data })).toEqual({ A: 53.8 });
  });
});

test('timber is reported without the ratio that its independent E and G would imply, and its fu as strength in tension', () => {
  const strengths = { fu: 14.5, fc: 21, fm: 24 };
  const told = listProperties(
    { origin: { kind: 'catalogue', id: 'C24' }, item: { name: 'C24', E: 11_000, G: 690 }, strengths },
    0,
  );
  expect(told.map(({ key }) => key)).toEqual(['E', 'G', 'ft', 'fc', 'fm']);
  const steel = listProperties(
    { origin: { kind: 'catalogue', id: 'C24' }, item: { name: 'S', E: 210_000, G: 81_000 } },
    0,
  );
  expect(steel.map(({ key }) => key)).toEqual(['E', 'G', 'nu', 'K'].slice(0, 3));
});

test('properties that depend on the connection of two angles are named, and none for a section that is one body', () => {
  const angle: CrossSection = { className: 'lsection', label: 'L', h: 100, b: 100, t: 10 };
  const missing = (gap: number, connection: 'battened' | 'welded') =>
    listMissing(composePair(angle, { arrangement: 'backs', gap, connection })!);
  expect(missing(10, 'battened')).toEqual(['As,y', 'Iw', 'zM']);
  expect(missing(0, 'welded')).toEqual([]);
  expect(listMissing(angle)).toEqual([]);
});
