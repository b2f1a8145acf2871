import type { CrossSection } from './document.ts';

/** The numeric parameters of the shapes, named as in the document. A generic section has other parameters. */
export const DIMENSIONS = [
  'h',
  'b',
  'c',
  't',
  'tb',
  'tw',
  'tf',
  'r1',
  'r2',
  'r3',
  'r4',
  'ri',
  'sf',
  'sw',
  'uf',
  'Dy',
] as const satisfies readonly (keyof CrossSection)[];

export type Dimension = (typeof DIMENSIONS)[number];
