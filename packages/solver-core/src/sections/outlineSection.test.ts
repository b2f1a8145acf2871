import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import type { CrossSection } from '../model/common/document.ts';
import { outlineSection } from './outlineSection.ts';

type Numbers = Omit<CrossSection, 'label'>;

function faults(section: Numbers) {
  const result = outlineSection({ label: '', ...section });
  if (result.ok) return [];
  return result.failures.map(({ code, path, values }) => ({ code, path, ...values }));
}

const hsection = { className: 'hsection', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 } as const;
const lsection = { className: 'lsection', h: 100, b: 80, t: 10, r1: 10, r2: 5 } as const;
const csection = { className: 'csection', h: 200, b: 75, tw: 8, tf: 11, r1: 11, r2: 5, sf: 8 } as const;
const tsection = { className: 'tsection', h: 100, b: 100, tw: 11, tf: 11, sf: 2, sw: 2 } as const;
const zsection = { className: 'zsection', h: 100, b: 55, tw: 6, tf: 8, r1: 8, r2: 4 } as const;
const rectangle = { className: 'rectangle', h: 200, b: 100 } as const;
const pipe = { className: 'rectangularpipe', h: 200, b: 100, tw: 10, r1: 15, ri: 10 } as const;
const roundpipe = { className: 'roundpipe', Dy: 100, tw: 5 } as const;

describe('a shape that is possible', () => {
  it.each([hsection, lsection, csection, tsection, zsection, rectangle, pipe, roundpipe])(
    '$className has no faults',
    (section) => expect(faults(section)).toEqual([]),
  );
});

describe('an impossible shape is refused with the parameter named', () => {
  it.each<[string, Numbers, string, Record<string, number>]>([
    ['no height', { ...hsection, h: undefined! }, '/h', { above: 0 }],
    ['a height of zero', { ...hsection, h: 0 }, '/h', { value: 0, above: 0 }],
    ['a web as wide as the flange', { ...hsection, tw: 150 }, '/tw', { value: 150, below: 150 }],
    ['flanges that meet', { ...hsection, tf: 150 }, '/tf', { value: 150, below: 150 }],
    ['a radius larger than the outstand', { ...hsection, r1: 71.46 }, '/r1', { value: 71.46, most: 71.45 }],
    ['a slope downwards', { ...hsection, sf: -1 }, '/sf', { value: -1, least: 0 }],
    // tf 11 is measured in the middle of an outstand of 67, so the tip has no thickness at a slope of 11/33.5.
    ['a flange that ends before its tip', { ...csection, sf: 33 }, '/sf', { value: 33, below: 1100 / 33.5 }],
    ['tf measured beyond the flange', { ...csection, uf: 75 }, '/uf', { value: 75, below: 75 }],
    ['a leg thicker than wide', { ...lsection, t: 80 }, '/t', { value: 80, below: 80 }],
    ['a bottom leg thicker than high', { ...lsection, tb: 100 }, '/tb', { value: 100, below: 100 }],
    [
      'a heel that cuts the root',
      { ...lsection, r1: 0, r4: 35 },
      '/r4',
      { value: 35, below: 10 * (2 + Math.SQRT2) },
    ],
    ['a web thinner than nothing at its foot', { ...tsection, sw: 11 }, '/sw', { value: 11, below: 11 }],
    ['a flange as thick as the tee is high', { ...tsection, tf: 100 }, '/tf', { value: 100, below: 100 }],
    ['corners rounder than the rectangle', { ...rectangle, r1: 51 }, '/r1', { value: 51, most: 50 }],
    ['walls that meet', { ...pipe, tw: 50 }, '/tw', { value: 50, below: 50 }],
    ['a hole rounder than itself', { ...pipe, ri: 41 }, '/ri', { value: 41, most: 40 }],
    ['a pipe without a hole', { ...roundpipe, tw: 50 }, '/tw', { value: 50, below: 50 }],
    [
      'a web 25000 times thinner than high',
      { ...hsection, h: 50_000, b: 5000, tf: 100, tw: 2 },
      '/tw',
      { value: 2, least: 2.5 },
    ],
    ['a leg of no thickness to speak of', { ...lsection, tb: 0.004 }, '/tb', { value: 0.004, least: 0.005 }],
    ['no diameter', { className: 'circle', Dy: -5 }, '/Dy', { value: -5, above: 0 }],
  ])('%s', (_, section, path, { value, ...demand }) => {
    const [fault, ...others] = faults(section);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ code: 'materials.dimensions', path, shape: section.className });
    expect(fault && 'value' in fault ? fault.value : undefined).toBe(value);
    const [[name, limit]] = Object.entries(demand) as [[string, number]];
    expectClose((fault as Record<string, unknown>)[name] as number, limit, 1e-12);
  });

  it('every one of them at once', () => {
    expect(faults({ ...hsection, h: 0, tw: -1, r1: -1 }).map(({ path }) => path)).toEqual([
      '/h',
      '/tw',
      '/r1',
    ]);
    expect(faults({ ...hsection, tw: 160, tf: 200 }).map(({ path }) => path)).toEqual(['/tw', '/tf']);
  });

  it('a class without an outline', () => {
    expect(faults({ className: 'generic', A: 1, Iy: 1 })).toEqual([
      { code: 'materials.shape', path: '', shape: 'generic' },
    ]);
  });
});

describe('each limit', () => {
  it.each<[Numbers, keyof CrossSection, number]>([
    [hsection, 'tw', 119.999],
    [hsection, 'tf', 134.999],
    [hsection, 'r1', 71.449],
    [lsection, 'r4', 10 + 34.14],
    [rectangle, 'r1', 50],
    [pipe, 'ri', 40],
    [{ ...pipe, ri: 0 }, 'r1', 34.14],
    [roundpipe, 'tw', 49.999],
  ])('is kept by what lies just inside: %o, %s = %d', (section, name, value) => {
    expect(faults({ ...section, [name]: value })).toEqual([]);
  });
});

describe('toe radii', () => {
  it('give way where the tip is too thin: L 90x90x5 with r2 = 5.5', () => {
    const drawn = outlineSection({ label: '', className: 'lsection', h: 90, t: 5, r1: 11, r2: 5.5 });
    const radii = drawn.ok
      ? drawn.outlines[0]!.flatMap((edge) => (edge.kind === 'arc' ? [edge.radius] : []))
      : [];
    expect(radii).toHaveLength(3);
    for (const [i, radius] of [5, 11, 5].entries()) expectClose(radii[i], radius, 1e-12);
  });

  it('share a tip that both want', () => {
    const drawn = outlineSection({ label: '', className: 'lsection', h: 90, t: 6, r2: 6, r3: 3 });
    const radii = drawn.ok
      ? drawn.outlines[0]!.flatMap((edge) => (edge.kind === 'arc' ? [edge.radius] : []))
      : [];
    for (const [i, radius] of [2, 4, 4, 2].entries()) expectClose(radii[i], radius, 1e-12);
  });
});
