import type { CrossSection, OutlinedShape } from '../model/common/document.ts';
import type { ShearFlexibility } from './shearFlexibility.ts';
import { layWalls } from './shapes/skeletons/layWalls.ts';
import { lengthOfEdge } from './warping/edgeGeometry.ts';
import { AT, WEIGHT } from './warping/gaussRule.ts';
import { computeWallFlow, flowAt } from './wallFlow.ts';

/**
 * Returns how thin the walls of a section are: 1 if each is at least six times as long as it is thick, 0 if one is less
 * than three times as long or the section has no walls; in between it varies linearly with the ratio of thickness to
 * length.
 */
export function shareOfWalls(section: CrossSection & { readonly className: OutlinedShape }): number {
  if (section.className === 'rectangle') return 0;
  const stoutest = Math.max(
    ...layWalls(section).map((wall) => (wall.thickness[0] + wall.thickness[1]) / 2 / lengthOfEdge(wall)),
  );
  return Math.min(1, Math.max(0, (STOUT - stoutest) / (STOUT - THIN)));
}

/** Ratio of thickness to length up to which a wall is thin, and from which it is stout. */
const THIN = 1 / 6;
const STOUT = 1 / 3;

/**
 * Computes the shear flexibility of thin walls: the integral of q²/t along their centre lines, where q is the flow
 * under a unit force, in the units of the section.
 *
 * Source: V. Z. Vlasov, Thin-Walled Elastic Beams; T. H. G. Megson, Aircraft Structures, "Shear of beams".
 */
export function computeWallShear(section: CrossSection): ShearFlexibility {
  const system = section.units ?? 0;
  const flowsOf = (alphaDeg: number) => {
    const flow = computeWallFlow(section, { system, alphaDeg, isFlipped: false });
    return flow.kind === 'walls' ? flow.walls : [];
  };
  const ofZ = flowsOf(0);
  // After a rotation by a quarter turn, the vertical force acts along y of the section.
  const ofY = flowsOf(90);
  let [yy, zz, yz] = [0, 0, 0];
  ofZ.forEach((wall, i) => {
    const other = ofY[i]!;
    const [first, last] = wall.thickness;
    AT.forEach((at, j) => {
      const part = (1 + at) / 2;
      const weight = (WEIGHT[j]! * wall.length) / 2 / (first + part * (last - first));
      const [z, y] = [flowAt(wall, part * wall.length), flowAt(other, part * wall.length)];
      yy += weight * y * y;
      zz += weight * z * z;
      yz += weight * y * z;
    });
  });
  return { yy, zz, yz };
}
