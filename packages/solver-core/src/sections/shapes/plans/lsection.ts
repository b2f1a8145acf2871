import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';

/**
 * Defines an angle in the orientation of the letter: leg h by t on the left, leg b by tb at the bottom; b defaults to h
 * and tb to t if absent or 0.
 *
 * Root radius r1, toe radii r2 inside and r3 outside, heel radius r4. A bent angle has uniform thickness and r4 = r1 +
 * t.
 */
export function planLsection(section: CrossSection): ShapePlan {
  const { h = 0, t = 0, r1 = 0, bent } = section;
  const { b, tb, r4 } = completeAngle(section);
  return {
    // If absent or zero, the dimensions of the second leg are those of the first.
    sizes: ['h', 't', ...(['b', 'tb'] as const).filter((name) => section[name]! > 0)],
    limits: {
      t: tb === t ? Math.min(b, h) : b,
      // A larger heel would cut through the root.
      ...(!bent && { tb: h, r4: r1 + t + tb + Math.sqrt(2 * t * tb) }),
    },
    radii: { ...section, r4 },
    rings: [
      [
        [0, 0, 'r4'],
        [b, 0, 'r3'],
        [b, tb, 'r2'],
        [t, tb, 'r1'],
        [t, h, 'r2'],
        [0, h, 'r3'],
      ],
    ],
  };
}

/** Returns the leg width, bottom thickness and heel radius of an angle, with the defaults of absent ones. */
export function completeAngle({ b, h = 0, t = 0, tb, r1 = 0, r4, bent }: CrossSection): {
  b: number;
  tb: number;
  r4: number;
} {
  return { b: b || h, tb: (!bent && tb) || t, r4: bent ? r1 + t : (r4 ?? 0) };
}
