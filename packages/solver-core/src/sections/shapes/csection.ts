import type { CrossSection } from '../../model/document.ts';
import { computeSectorial } from '../sectorialProperties.ts';
import type { CentralMoments } from '../shearArea.ts';
import { cornerJunction, sumTorsion } from '../twistingWalls.ts';
import { createWall } from '../walls.ts';
import type { Wall } from '../walls.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import type { ShapeTwist } from './shapeTwist.ts';
import { taperFlange } from './taperedFlange.ts';

/** Plans a channel, its web on the left: root radii r1, toe radii r2, flanges tapered by sf per cent. */
export function planCsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, limits } = taperFlange(section, { outstand: b - tw, room: h / 2 });
  return {
    sizes: ['h', 'b', 'tw', 'tf'],
    limits: { tw: b, ...limits },
    rings: [
      [
        [0, 0],
        [b, 0],
        [b, tip, 'r2'],
        [tw, root, 'r1'],
        [tw, h - root, 'r1'],
        [b, h - tip, 'r2'],
        [b, h],
        [0, h],
      ],
    ],
  };
}

/** Lays the centre lines of the flanges and the web. */
export function wallCsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, slope } = taperFlange(section, { outstand: b - tw, room: h / 2 });
  const middle = root + (slope * tw) / 2;
  const low = { y: tw / 2, z: middle / 2 };
  const high = { y: tw / 2, z: h - middle / 2 };
  return [
    createWall(low, { y: b, z: tip / 2 }, middle, tip),
    createWall(low, high, tw),
    createWall(high, { y: b, z: h - tip / 2 }, middle, tip),
  ];
}

/** Computes how a channel resists twisting. */
export function twistCsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { b = 0, h = 0, tw = 0, r1 = 0 } = section;
  const { tip, root } = taperFlange(section, { outstand: b - tw, room: h / 2 });
  const junction = cornerJunction({ arm: root, stem: tw, r: r1 });
  const flange = [b, tip, root] as const;
  const It = sumTorsion({
    plates: [flange, flange, [h - 2 * root, tw, tw]],
    junctions: [junction, junction],
    ends: [tip, tip, root, root],
  });
  return { It, ...computeSectorial(wallCsection(section), { pole: { y: tw / 2, z: h / 2 }, moments }) };
}

/** Says where the dimensions of a channel show. */
export function annotateCsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf } = section;
  const { tip, root } = taperFlange(section, { outstand: b - tw, room: h / 2 });
  const { uf = (b - tw) / 2 } = section;
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    measure('tw', 'thickness', [0, h / 2, tw, h / 2]),
    measure('tf', 'thickness', [b - uf, h - tf, b - uf, h]),
    ...slope('sf', sf, [b, h - tip, tw, h - root]),
  ];
}
