import type { CrossSection } from '../../model/document.ts';
import { computeAcrossWalls, computeSectorial } from '../sectorialProperties.ts';
import type { CentralMoments } from '../shearArea.ts';
import { cornerJunction, sumTorsion } from '../twistingWalls.ts';
import { createWall } from '../walls.ts';
import type { Wall } from '../walls.ts';
import { measure } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/**
 * Plans an angle, as the letter stands: leg h by t on the left, leg b by tb at the bottom; b is h and tb is t when absent or 0.
 *
 * Root radius r1, toe radii r2 inside and r3 outside, heel radius r4. A bent angle has one thickness and r4 = r1 + t.
 */
export function planLsection(section: CrossSection): ShapePlan {
  const { h = 0, t = 0, r1 = 0, bent } = section;
  const { b, tb, r4 } = completeAngle(section);
  return {
    sizes: ['h', 't'],
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

/** The leg width, bottom thickness and heel radius of an angle, with what stands for absent ones. */
export function completeAngle({ b, h = 0, t = 0, tb, r1 = 0, r4, bent }: CrossSection): {
  b: number;
  tb: number;
  r4: number;
} {
  return { b: b || h, tb: (!bent && tb) || t, r4: bent ? r1 + t : (r4 ?? 0) };
}

/** Lays the centre lines of the legs. */
export function wallLsection(section: CrossSection): readonly Wall[] {
  const { h = 0, t = 0 } = section;
  const { b, tb } = completeAngle(section);
  const heel = { y: t / 2, z: tb / 2 };
  return [createWall(heel, { y: b, z: tb / 2 }, tb), createWall(heel, { y: t / 2, z: h }, t)];
}

/** Computes how an angle resists twisting; one with a round heel as two plates of its length along the middle. */
export function twistLsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { h = 0, t = 0, r1 = 0, bent } = section;
  const { b, tb } = completeAngle(section);
  const walls = wallLsection(section);
  const sectorial = {
    ...computeSectorial(walls, { pole: walls[0]!.from, moments }),
    Iw: computeAcrossWalls(walls),
  };
  if (bent) {
    // The bend is a quarter of a circle: no junction, and shorter than the two plates to its corner.
    const length = h + b - t - (2 - Math.PI / 2) * (r1 + t / 2);
    return { It: sumTorsion({ plates: [[length, t, t]], junctions: [], ends: [t, t] }), ...sectorial };
  }
  const It = sumTorsion({
    plates: [
      [b, tb, tb],
      [h - tb, t, t],
    ],
    junctions: [cornerJunction({ arm: tb, stem: t, r: r1 })],
    ends: [t, tb],
  });
  return { It, ...sectorial };
}

/** Says where the dimensions of an angle show. */
export function annotateLsection(section: CrossSection): readonly Annotation[] {
  const { h = 0, t = 0 } = section;
  const { b, tb } = completeAngle(section);
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    measure('t', 'thickness', [0, h / 2, t, h / 2]),
    ...(tb === t ? [] : [measure('tb', 'thickness', [b / 2, 0, b / 2, tb])]),
  ];
}
