import type { CrossSection } from '@eecs/solver-core';

/** The shapes that this editor creates and has fields for. */
export const SECTION_SHAPES = [
  'generic',
  'hsection',
  'csection',
  'lsection',
  'tsection',
  'zsection',
  'lippedcsection',
  'lippedzsection',
  'rectangle',
  'rectangularpipe',
  'circle',
  'roundpipe',
] as const;

export type SectionShape = (typeof SECTION_SHAPES)[number];

/** The numbers of a section that have fields in this editor. */
export type SectionNumber =
  | 'A'
  | 'Iy'
  | 'Iz'
  | 'Iyz'
  | 'ey'
  | 'ez'
  | 'h'
  | 'b'
  | 'c'
  | 'tw'
  | 'tf'
  | 't'
  | 'tb'
  | 'r1'
  | 'r2'
  | 'r3'
  | 'r4'
  | 'ri'
  | 'sf'
  | 'sw'
  | 'uf'
  | 'Dy';

const FLANGED = ['h', 'b', 'tw', 'tf', 'r1', 'r2', 'sf', 'uf'] as const;

const LIPPED = ['h', 'b', 'c', 't', 'r1'] as const;

const NUMBERS = {
  generic: ['A', 'Iy', 'Iz', 'Iyz', 'ey', 'ez'],
  hsection: FLANGED,
  csection: FLANGED,
  lsection: ['h', 'b', 't', 'tb', 'r1', 'r2', 'r3', 'r4'],
  tsection: ['h', 'b', 'tw', 'tf', 'r1', 'r2', 'r3', 'sf', 'sw', 'uf'],
  zsection: FLANGED,
  lippedcsection: LIPPED,
  lippedzsection: LIPPED,
  rectangle: ['h', 'b', 'r1'],
  rectangularpipe: ['h', 'b', 'tw', 'r1', 'ri'],
  circle: ['Dy'],
  roundpipe: ['Dy', 'tw'],
} as const satisfies Readonly<Record<SectionShape, readonly SectionNumber[]>>;

/** Numbers that a cold-formed angle does not have: it has one thickness, and its heel radius follows from it. */
const NOT_BENT: readonly SectionNumber[] = ['tb', 'r4'];

/**
 * Lists the numbers that have fields for one section; the place where a flange is measured only matters if it is
 * tapered.
 */
export function listOwnNumbers({ className, bent, sf = 0, uf = 0 }: CrossSection): readonly SectionNumber[] {
  const numbers = listSectionNumbers(className).filter((number) => number !== 'uf' || sf !== 0 || uf !== 0);
  return className === 'lsection' && bent === true
    ? numbers.filter((number) => !NOT_BENT.includes(number))
    : numbers;
}

/** Returns whether this editor has fields for the shape of a section. */
export function isEditedShape(shape: CrossSection['className']): shape is SectionShape {
  return (SECTION_SHAPES as readonly string[]).includes(shape);
}

/** Lists the numbers of a shape; none for a shape that this editor only shows. */
export function listSectionNumbers(shape: CrossSection['className']): readonly SectionNumber[] {
  return isEditedShape(shape) ? NUMBERS[shape] : [];
}

/** Finds the number of a section by its field name in the document; undefined if this editor has no field for it. */
export function findSectionNumber(shape: CrossSection['className'], name: string): SectionNumber | undefined {
  return listSectionNumbers(shape).find((number) => number === name);
}
