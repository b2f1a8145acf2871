import type { CrossSection } from '../../src/index.ts';
import type { Random } from '@eecs/testing/random';

/** The shapes that have an outline. */
export const OUTLINED = [
  'hsection',
  'lsection',
  'csection',
  'tsection',
  'zsection',
  'rectangle',
  'rectangularpipe',
  'circle',
  'roundpipe',
] as const;

export type OutlinedShape = (typeof OUTLINED)[number];

/**
 * Generates a section that can be built, from slender to stout, sharp or rounded, with parallel or tapered flanges, in
 * mm.
 *
 * Dimensions have few digits, as in catalogues, so that a failure can be typed in.
 */
export function generateSection(random: Random, className: OutlinedShape): CrossSection {
  const h = between(random, 20, 900);
  const b = h * between(random, 0.2, 1.5);
  const section = GENERATORS[className](random, { h: short(h), b: short(b) });
  return { className, label: `random ${className}`, ...section };
}

type Box = { readonly h: number; readonly b: number };
type Numbers = Partial<CrossSection>;

const GENERATORS: Readonly<Record<OutlinedShape, (random: Random, box: Box) => Numbers>> = {
  hsection: (random, box) => flanged(random, box, (tw) => ({ outstand: (box.b - tw) / 2, room: box.h / 2 })),
  csection: (random, box) => flanged(random, box, (tw) => ({ outstand: box.b - tw, room: box.h / 2 })),
  zsection: (random, box) => flanged(random, box, (tw) => ({ outstand: box.b - tw, room: box.h / 2 })),
  tsection: (random, box) => {
    const numbers = flanged(random, box, (tw) => ({ outstand: (box.b - tw) / 2, room: box.h * 0.7 }));
    const steepest = (100 * Math.min(numbers.tw, box.b - numbers.tw)) / box.h;
    return {
      ...numbers,
      r3: short(random.chance(0.5) ? 0 : numbers.tw * between(random, 0.05, 0.7)),
      sw: short(numbers.r1 > 0 || random.chance(0.5) ? 0 : steepest * between(random, 0.05, 0.5)),
    };
  },
  lsection: (random, { h, b }) => {
    const t = short(Math.min(h, b) * between(random, 0.03, 0.4));
    const bent = random.chance(0.3);
    const tb = random.chance(0.3) ? short(t * between(random, 0.5, 1.2)) : t;
    const r1 = short(rounded(random, Math.min(h - tb, b - t) * 0.5));
    return {
      h,
      b,
      t,
      ...(bent ? { bent, r1: short(Math.min(r1, 3 * t, (Math.min(h, b) - t) * 0.4)) } : { tb, r1 }),
      r2: short(rounded(random, t)),
      ...(!bent && { r3: short(rounded(random, t * 0.5)), r4: short(rounded(random, t)) }),
    };
  },
  rectangle: (random, { h, b }) => ({ h, b, r1: short(rounded(random, Math.min(h, b) / 2.001)) }),
  rectangularpipe: (random, { h, b }) => {
    const tw = short(Math.min(h, b) * between(random, 0.02, 0.4));
    const ri = short(rounded(random, (Math.min(h, b) - 2 * tw) / 2.001));
    return { h, b, tw, ri, r1: short(Math.min(ri + tw * between(random, 0, 2), Math.min(h, b) / 2.001)) };
  },
  circle: (_, { h }) => ({ Dy: h }),
  roundpipe: (random, { h }) => ({ Dy: h, tw: short(h * between(random, 0.005, 0.49)) }),
};

function flanged(
  random: Random,
  { h, b }: Box,
  shape: (tw: number) => { outstand: number; room: number },
): { h: number; b: number; tw: number; tf: number; r1: number; r2: number; sf: number; uf?: number } {
  const tw = short(b * between(random, 0.02, 0.5));
  const { outstand, room } = shape(tw);
  const tf = short(room * between(random, 0.03, 0.6));
  const isTapered = random.chance(0.4);
  const at = short(outstand * between(random, 0.2, 0.8));
  const steepest = 100 * Math.min(tf / at, (room - tf) / (outstand - at));
  const sf = isTapered ? short(steepest * between(random, 0.05, 0.7)) : 0;
  const root = tf + (sf / 100) * (outstand - at);
  return {
    h,
    b,
    tw,
    tf,
    r1: short(rounded(random, Math.min(outstand, room - root) * 0.8)),
    r2: short(rounded(random, tf)),
    sf,
    ...(isTapered && { uf: at }),
  };
}

/** Returns a radius; 0 (sharp) in three of ten cases. */
function rounded(random: Random, most: number): number {
  return random.chance(0.3) ? 0 : most * between(random, 0.02, 0.95);
}

function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random.next();
}

function short(value: number): number {
  return Number(value.toPrecision(4));
}
