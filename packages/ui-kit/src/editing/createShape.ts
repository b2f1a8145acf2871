import type { CrossSection, UnitSystem } from '@eecs/solver-core';
import { FIRST_BEAMS } from './firstConstants.ts';
import type { SectionShape } from './sectionShapes.ts';

/** Returns the first numbers of a shape, in the units of a system: a common size of each. */
export function createShape(shape: SectionShape, system: UnitSystem, label: string): CrossSection {
  return { className: shape, label, ...FIRST_NUMBERS[system][shape] };
}

/**
 * The generic section stands for the outline: IPE 200, and W8x15. The channel is UPN 200, the angle L 100x100x10, the
 * zee Z 100, the lipped channel in inches 600S162-54.
 */
const FIRST_NUMBERS = {
  0: {
    generic: { A: 28.5, Iy: 1943, Iz: 142.4 },
    hsection: FIRST_BEAMS[0],
    csection: { h: 200, b: 75, tw: 8.5, tf: 11.5, r1: 11.5, r2: 6, sf: 8, uf: 37.5 },
    lsection: { h: 100, b: 100, t: 10, r1: 12, r2: 6 },
    tsection: { h: 100, b: 100, tw: 11, tf: 11, r1: 11 },
    zsection: { h: 100, b: 55, tw: 6.5, tf: 8, r1: 8, r2: 4 },
    lippedcsection: { h: 200, b: 70, c: 20, t: 2, r1: 3 },
    lippedzsection: { h: 200, b: 70, c: 20, t: 2, r1: 3 },
    rectangle: { h: 200, b: 100 },
    rectangularpipe: { h: 150, b: 100, tw: 6, r1: 9 },
    circle: { Dy: 100 },
    roundpipe: { Dy: 114.3, tw: 5 },
  },
  1: {
    generic: { A: 4.42, Iy: 46.6, Iz: 3.42 },
    hsection: FIRST_BEAMS[1],
    csection: { h: 8, b: 2.26, tw: 0.22, tf: 0.39, r1: 0.3 },
    lsection: { h: 4, b: 4, t: 0.375, r1: 0.375 },
    tsection: { h: 4, b: 4, tw: 0.25, tf: 0.375, r1: 0.3 },
    zsection: { h: 4, b: 2, tw: 0.25, tf: 0.3125, r1: 0.25 },
    lippedcsection: { h: 6, b: 1.625, c: 0.5, t: 0.0566, r1: 0.0849 },
    lippedzsection: { h: 8, b: 2.5, c: 0.75, t: 0.0713, r1: 0.1069 },
    rectangle: { h: 9.25, b: 3.5 },
    rectangularpipe: { h: 6, b: 4, tw: 0.25, r1: 0.5 },
    circle: { Dy: 4 },
    roundpipe: { Dy: 4.5, tw: 0.237 },
  },
} as const satisfies Readonly<Record<UnitSystem, Readonly<Record<SectionShape, object>>>>;
