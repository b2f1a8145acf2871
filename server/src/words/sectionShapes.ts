import type { SectionClass } from '@eecs/solver-core';

const SHAPES: Readonly<Record<SectionClass, true>> = {
  hsection: true,
  lsection: true,
  csection: true,
  tsection: true,
  zsection: true,
  lippedcsection: true,
  lippedzsection: true,
  rectangle: true,
  rectangularpipe: true,
  circle: true,
  roundpipe: true,
  builtup: true,
  generic: true,
};

/** The shapes of sections; written as a record, so that the compiler reports a missing one. */
export const SECTION_SHAPES = Object.keys(SHAPES) as readonly SectionClass[];
