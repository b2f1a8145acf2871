import { isHeld } from '../../model/beam/isHeld.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { cutIntoDiscs } from '../../rules/beam/discs.ts';
import type { Disc } from '../../rules/beam/discs.ts';

/** A part of the beam and the parts it rests on. */
export interface StackedPart {
  readonly disc: Disc;
  readonly tier: number;
  readonly restsOn: readonly number[];
  readonly order: number;
}

/**
 * Orders the parts of a stable beam into tiers. Parts held by their own supports form the ground floor; a part held by
 * its own supports together with stable neighbours is one tier above the highest neighbour it needs.
 *
 * A part is held by two vertical points, or by one and a rotational restraint; a hinge on a stable neighbour is such a
 * point, and so is a bearing under a hinge, for both sides. In a stable beam every part gets a tier, because any group
 * of adjacent parts left over would have fewer restraints than degrees of freedom. Horizontal restraints do not matter.
 * Source: THEORY.md, "Floor plan".
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

/** Counts the vertical points of a disc; the bearing under its left hinge is listed with the previous disc. */
function pointsOf(document: BeamCase, { vertical, leftCut }: Disc): number {
  return vertical.length + (isBorne(document, leftCut) ? 1 : 0);
}

function isBorne({ supports }: BeamCase, cut: number): boolean {
  const support = supports[cut];
  return support !== undefined && isHeld(support, 'y');
}
