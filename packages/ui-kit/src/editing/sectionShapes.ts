import type { CrossSection } from '@eecs/solver-core';

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
export type SectionNumber = 'A' | 'Iy' | 'Iz' | 'Iyz' | 'ey' | 'ez' | 'h' | 'b' | 'tw' | 'tf' | 'r1' | 'Dy';

const NUMBERS = {
  generic: ['A', 'Iy', 'Iz', 'Iyz', 'ey', 'ez'],
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

/** Finds the number of a section by what the document calls it; undefined of one this editor has no field for. */
export function findSectionNumber(shape: CrossSection['className'], name: string): SectionNumber | undefined {
  return listSectionNumbers(shape).find((number) => number === name);
}
