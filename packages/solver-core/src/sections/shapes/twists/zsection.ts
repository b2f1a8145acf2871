import type { CrossSection } from '../../../model/document.ts';
import { computeSectorial } from '../../sectorialProperties.ts';
import type { CentralMoments } from '../../shearArea.ts';
import { cornerJunction, sumTorsion } from '../../twistingWalls.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { flangeOf } from '../plans/taperedFlange.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Lays the centre lines of the flanges and the web. */
export function layZsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, slope } = flangeOf(section);
  const middle = root + (slope * tw) / 2;
  const web = b - tw / 2;
  const low = { y: web, z: middle / 2 };
  const high = { y: web, z: h - middle / 2 };
  return [
    createWall(low, { y: 2 * b - tw, z: tip / 2 }, middle, tip),
    createWall(low, high, tw),
    createWall(high, { y: 0, z: h - tip / 2 }, middle, tip),
  ];
}

/** Computes how a zee resists twisting. */
export function twistZsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { b = 0, h = 0, tw = 0, r1 = 0 } = section;
  const { tip, root } = flangeOf(section);
  const junction = cornerJunction({ arm: root, stem: tw, r: r1 });
  const flange = [b, tip, root] as const;
  const It = sumTorsion({
    plates: [flange, flange, [h - 2 * root, tw, tw]],
    junctions: [junction, junction],
    ends: [tip, tip, root, root],
  });
  return { It, ...computeSectorial(layZsection(section), { pole: { y: b - tw / 2, z: h / 2 }, moments }) };
}
