import { generateBeam } from './generateBeam.ts';
import type { PlainBeam } from './plainBeam.ts';
import type { Random } from '@eecs/testing/random';

/**
 * Makes a random beam as `generateBeam` does, of rectangles whose shear strains count: from slender, where they are
 * nothing, to as high as long, where they are all.
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
