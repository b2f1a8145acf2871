import type { CrossSection, UnitSystem } from '@eecs/solver-core';

/** The shapes this editor makes and has fields for. */
export const SECTION_SHAPES = [
  'generic',
  'hsection',
  'rectangle',
  'rectangularpipe',
  'circle',
  'roundpipe',
] as const;

export type SectionShape = (typeof SECTION_SHAPES)[number];

/** The numbers of a section that this editor offers. */
export type SectionNumber = 'A' | 'Iy' | 'h' | 'b' | 'tw' | 'tf' | 'r1' | 'Dy';

const NUMBERS = {
  generic: ['A', 'Iy'],
  hsection: ['h', 'b', 'tw', 'tf', 'r1'],
  rectangle: ['h', 'b', 'r1'],
  rectangularpipe: ['h', 'b', 'tw', 'r1'],
  circle: ['Dy'],
  roundpipe: ['Dy', 'tw'],
} as const satisfies Readonly<Record<SectionShape, readonly SectionNumber[]>>;

/** Says whether a section is of a shape this editor has fields for. */
export function isEditedShape(shape: CrossSection['className']): shape is SectionShape {
  return (SECTION_SHAPES as readonly string[]).includes(shape);
}

/** Lists the numbers that make a section of a shape; none of a shape this editor only shows. */
export function listSectionNumbers(shape: CrossSection['className']): readonly SectionNumber[] {
  return isEditedShape(shape) ? NUMBERS[shape] : [];
}

/** Gives the first numbers of a shape, in the units of a system: common sizes of each. */
export function createShape(shape: SectionShape, system: UnitSystem, label: string): CrossSection {
  return { className: shape, label, ...FIRST_NUMBERS[system][shape] };
}

/** The generic section stands in for the outline: IPE 200, and W8x15. */
const FIRST_NUMBERS = {
  0: {
    generic: { A: 28.5, Iy: 1943, Iz: 142.4 },
    hsection: { h: 200, b: 100, tw: 5.6, tf: 8.5, r1: 12 },
    rectangle: { h: 200, b: 100 },
    rectangularpipe: { h: 150, b: 100, tw: 6, r1: 9 },
    circle: { Dy: 100 },
    roundpipe: { Dy: 114.3, tw: 5 },
  },
  1: {
    generic: { A: 4.42, Iy: 46.6, Iz: 3.42 },
    hsection: { h: 8.11, b: 4.015, tw: 0.245, tf: 0.315, r1: 0.3 },
    rectangle: { h: 9.25, b: 3.5 },
    rectangularpipe: { h: 6, b: 4, tw: 0.25, r1: 0.5 },
    circle: { Dy: 4 },
    roundpipe: { Dy: 4.5, tw: 0.237 },
  },
} as const satisfies Readonly<Record<UnitSystem, Readonly<Record<SectionShape, object>>>>;
