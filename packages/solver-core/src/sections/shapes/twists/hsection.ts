import type { CrossSection } from '../../../model/document.ts';
import { computeSectorial } from '../../sectorialProperties.ts';
import type { CentralMoments } from '../../shearArea.ts';
import { sumTorsion, teeJunction } from '../../twistingWalls.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { flangeOf } from '../plans/taperedFlange.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Lays the centre lines of the flanges and the web. */
export function layHsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, slope } = flangeOf(section);
  const middle = root + (slope * tw) / 2;
  const low = { y: b / 2, z: middle / 2 };
  const high = { y: b / 2, z: h - middle / 2 };
  return [
    createWall(low, { y: 0, z: tip / 2 }, middle, tip),
    createWall(low, { y: b, z: tip / 2 }, middle, tip),
    createWall(low, high, tw),
    createWall(high, { y: 0, z: h - tip / 2 }, middle, tip),
    createWall(high, { y: b, z: h - tip / 2 }, middle, tip),
  ];
}

/** Computes how an I or H section resists twisting. */
export function twistHsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { b = 0, h = 0, tw = 0, r1 = 0 } = section;
  const { tip, root, slope } = flangeOf(section);
  const middle = root + (slope * tw) / 2;
  const half = [b / 2, tip, middle] as const;
  const junction = teeJunction({ arm: root, stem: tw, r: r1 });
  const It = sumTorsion({
    plates: [half, half, half, half, [h - 2 * root, tw, tw]],
    junctions: [junction, junction],
    ends: [tip, tip, tip, tip],
  });
  return { It, ...computeSectorial(layHsection(section), { pole: { y: b / 2, z: h / 2 }, moments }) };
}
