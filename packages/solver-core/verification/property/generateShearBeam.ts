import { generateBeam } from './generateBeam.ts';
import type { PlainBeam } from './plainBeam.ts';
import type { Random } from '@eecs/testing/random';

/**
 * Generates a random beam as `generateBeam` does, of rectangles with shear strains: from slender ones, where they are
 * negligible, to ones as high as long, where they dominate.
 */
export function generateShearBeam(random: Random): PlainBeam {
  const beam = generateBeam(random);
  const stretches = beam.stretches.map((stretch) => {
    const b = random.integer(1, 90) / 10;
    const h = (random.integer(5, 80) / 10) * random.pick([0.3, 1, 3]);
    return { ...stretch, A: b * h, I: (b * h ** 3) / 12, shear: { b, h, nu: random.integer(5, 49) / 100 } };
  });
  return { ...beam, stretches };
}
