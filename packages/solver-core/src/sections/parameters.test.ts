import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { SHAPE_PARAMETERS } from '../model/common/shapeParameters.ts';
import { DIMENSIONS } from '../model/common/dimensions.ts';
import type { Dimension } from '../model/common/dimensions.ts';
import type { CrossSection, OutlinedShape, SectionPart } from '../model/common/document.ts';
import { drawSection } from './drawSection.ts';
import { sectionProperties } from './sectionProperties.ts';
import { verticalShearArea } from './verticalShearArea.ts';

type Shape = OutlinedShape;

/** A section of each shape in which every parameter has an effect. */
const FULL: Readonly<Record<Shape, Omit<CrossSection, 'label' | 'className'>>> = {
  hsection: { h: 200, b: 100, tw: 8, tf: 12, r1: 8, r2: 4, sf: 8, uf: 20 },
  lsection: { h: 120, b: 80, t: 10, tb: 8, r1: 10, r2: 4, r3: 2, r4: 3 },
  csection: { h: 200, b: 80, tw: 8, tf: 12, r1: 9, r2: 4, sf: 8, uf: 30 },
  tsection: { h: 100, b: 100, tw: 11, tf: 11, r1: 8, r2: 4, r3: 2, sf: 4, sw: 2, uf: 25 },
  zsection: { h: 160, b: 70, tw: 8, tf: 11, r1: 9, r2: 4, sf: 5, uf: 25 },
  lippedcsection: { h: 200, b: 70, c: 20, t: 2, r1: 3 },
  lippedzsection: { h: 200, b: 70, c: 20, t: 2, r1: 3 },
  rectangle: { h: 200, b: 100, r1: 10 },
  rectangularpipe: { h: 200, b: 100, tw: 8, r1: 12, ri: 6 },
  circle: { Dy: 80 },
  roundpipe: { Dy: 80, tw: 6 },
};

const SHAPES = Object.keys(FULL) as Shape[];
const cases = SHAPES.flatMap((className) =>
  SHAPE_PARAMETERS[className]
    .filter((name): name is Exclude<typeof name, 'bent'> => name !== 'bent')
    .map((name) => [className, name] as const),
);

function make(className: Shape, change: Partial<CrossSection> = {}): CrossSection {
  return { className, label: '', ...FULL[className], ...change };
}

function areaOf(section: CrossSection): number {
  const result = sectionProperties(section, 0);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.properties.A;
}

function nameFaults(section: CrossSection): string[] {
  const result = sectionProperties(section, 0);
  return result.ok ? [] : result.failures.map(({ path }) => path);
}

describe('every parameter of every shape', () => {
  it('is a field of a complete section of the shape', () => {
    for (const [className, name] of cases) expect(FULL[className], className).toHaveProperty(name);
  });

  it.each(cases)('%s: %s has its effect on the area', (className, name) => {
    const value = FULL[className][name]!;
    const plain = areaOf(make(className));
    expect(Math.abs(areaOf(make(className, { [name]: value * 1.05 })) / plain - 1)).toBeGreaterThan(1e-7);
  });

  it.each(cases)('%s: %s below zero is refused by its name, and by no other', (className, name) => {
    expect(nameFaults(make(className, { [name]: -1 }))).toEqual([`/${name}`]);
  });

  // The place where tf is measured is not a dimension of the shape.
  it.each(cases.filter(([, name]) => name !== 'uf'))(
    '%s: %s has its place on the drawing',
    (className, name) => {
      const result = drawSection(make(className));
      const found = result.ok ? result.drawing.annotations.find((one) => one.name === name) : undefined;
      expectClose(found?.value, FULL[className][name]!, 1e-12);
    },
  );
});

describe('a parameter that is absent', () => {
  it.each<[string, Shape, Dimension, number]>([
    ['tf is measured in the middle of the outstand', 'hsection', 'uf', 23],
    ['tf is measured in the middle of the outstand', 'csection', 'uf', 36],
    ['a leg is as wide as high', 'lsection', 'b', 120],
    ['the other leg is as thick', 'lsection', 'tb', 10],
    ['the inner radius is the outer less the wall', 'rectangularpipe', 'ri', 4],
    ['a corner is sharp', 'hsection', 'r1', 0],
    ['a flange is parallel', 'zsection', 'sf', 0],
    ['a web is parallel', 'tsection', 'sw', 0],
  ])('%s: %s, %s is %d', (_, className, name, value) => {
    const { [name]: _left, ...rest } = make(className);
    expect(areaOf(rest as CrossSection)).toBe(areaOf(make(className, { [name]: value })));
  });

  it('an outer radius below the wall leaves the hole of a pipe sharp', () => {
    const { ri: _left, ...sharp } = make('rectangularpipe', { r1: 5 });
    expect(areaOf(sharp)).toBe(areaOf(make('rectangularpipe', { r1: 5, ri: 0 })));
  });
});

describe('a number that is none of a shape’s parameters changes nothing', () => {
  const strays = SHAPES.flatMap((className) =>
    DIMENSIONS.filter((name) => !(SHAPE_PARAMETERS[className] as readonly string[]).includes(name)).map(
      (name) => [className, name] as const,
    ),
  );

  it.each(SHAPES)('%s', (className) => {
    const plain = make(className);
    const told = (section: CrossSection) => [
      sectionProperties(section, 0),
      verticalShearArea(section, { system: 0, alphaDeg: 30, isFlipped: true }),
      sectionProperties({ className: 'builtup', label: '', parts: [section as SectionPart] }, 0),
    ];
    const expected = told(plain);
    for (const [, name] of strays.filter(([shape]) => shape === className)) {
      for (const value of [6, -1]) expect(told({ ...plain, [name]: value }), name).toEqual(expected);
    }
  });
});
