import type { CrossSection, SectionClass } from './document.ts';

/** The parameters of each shape, in the order of their names. */
export const SHAPE_PARAMETERS = {
  hsection: ['b', 'h', 'r1', 'r2', 'sf', 'tf', 'tw', 'uf'],
  lsection: ['b', 'bent', 'h', 'r1', 'r2', 'r3', 'r4', 't', 'tb'],
  csection: ['b', 'h', 'r1', 'r2', 'sf', 'tf', 'tw', 'uf'],
  tsection: ['b', 'h', 'r1', 'r2', 'r3', 'sf', 'sw', 'tf', 'tw', 'uf'],
  zsection: ['b', 'h', 'r1', 'r2', 'sf', 'tf', 'tw', 'uf'],
  lippedcsection: ['b', 'c', 'h', 'r1', 't'],
  lippedzsection: ['b', 'c', 'h', 'r1', 't'],
  rectangle: ['b', 'h', 'r1'],
  rectangularpipe: ['b', 'h', 'r1', 'ri', 'tw'],
  circle: ['Dy'],
  roundpipe: ['Dy', 'tw'],
  builtup: ['connection', 'parts'],
  generic: ['A', 'Iy', 'Iyz', 'Iz', 'b', 'ey', 'ez', 'h'],
} as const satisfies Readonly<Record<SectionClass, readonly (keyof CrossSection)[]>>;
