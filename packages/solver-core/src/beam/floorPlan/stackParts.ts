import { isHeld } from '../../model/beam/isHeld.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { cutIntoDiscs } from '../../rules/beam/discs.ts';
import type { Disc } from '../../rules/beam/discs.ts';

/** A part of the beam and what it rests on. */
export interface StackedPart {
  readonly disc: Disc;
  readonly tier: number;
  readonly restsOn: readonly number[];
  readonly order: number;
}

/**
 * Stacks the parts of a beam that can stand: those which their own supports hold are the ground floor; a part that its
 * own supports and standing neighbours hold together stands one tier above the highest neighbour it needs.
 *
 * Held means two vertical points or one and the rotation; a hinge on a standing neighbour is such a point, so is a
 * bearing under a hinge, for both sides. In a beam that can stand every part finds its place: any row of parts without
 * one would have fewer restraints than motions. Horizontal restraint does not enter. Source: THEORY.md, "Floor plan".
 */
export function stackParts(document: BeamCase): StackedPart[] {
  const discs = cutIntoDiscs(document);
  const tiers = discs.map((disc): number => (isHeldBy(pointsOf(document, disc), disc) ? 0 : -1));
  const restsOn = discs.map((): number[] => []);
  for (let tier = 1; tiers.includes(-1) && tier <= discs.length; tier++) {
    const standing = tiers.map((one) => one >= 0);
    discs.forEach((disc, i) => {
      if (standing[i]) return;
      const neighbours = [i - 1, i + 1].filter(
        (j) => standing[j] && !isBorne(document, j < i ? disc.leftCut : disc.rightCut),
      );
      const points = pointsOf(document, disc) + neighbours.length;
      if (neighbours.length === 0 || !isHeldBy(points, disc)) return;
      tiers[i] = tier;
      restsOn[i] = neighbours;
    });
  }
  const byTier = discs.map((_, i) => i).sort((a, b) => tiers[b]! - tiers[a]! || a - b);
  const order = new Map(byTier.map((part, place) => [part, place]));
  return discs.map((disc, i) => ({ disc, tier: tiers[i]!, restsOn: restsOn[i]!, order: order.get(i)! }));
}

function isHeldBy(points: number, { rotational }: Disc): boolean {
  return points >= 2 || (points === 1 && rotational.length > 0);
}

/** Vertical points of a disc; the bearing under its left hinge is listed with the disc before. */
function pointsOf(document: BeamCase, { vertical, leftCut }: Disc): number {
  return vertical.length + (isBorne(document, leftCut) ? 1 : 0);
}

function isBorne({ supports }: BeamCase, cut: number): boolean {
  const support = supports[cut];
  return support !== undefined && isHeld(support, 'y');
}
