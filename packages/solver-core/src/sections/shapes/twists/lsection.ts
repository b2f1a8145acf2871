import type { CrossSection } from '../../../model/document.ts';
import { computeAcrossWalls } from '../../sectorialProperties.ts';
import { computeSectorial } from '../../sectorialProperties.ts';
import type { CentralMoments } from '../../shearArea.ts';
import { cornerJunction, sumTorsion } from '../../twistingWalls.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { completeAngle } from '../plans/lsection.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Lays the centre lines of the legs. */
export function layLsection(section: CrossSection): readonly Wall[] {
  const { h = 0, t = 0 } = section;
  const { b, tb } = completeAngle(section);
  const heel = { y: t / 2, z: tb / 2 };
  return [createWall(heel, { y: b, z: tb / 2 }, tb), createWall(heel, { y: t / 2, z: h }, t)];
}

/** Computes how an angle resists twisting; one with a round heel as two plates of its length along the middle. */
export function twistLsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { h = 0, t = 0, r1 = 0, bent } = section;
  const { b, tb } = completeAngle(section);
  const walls = layLsection(section);
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
