import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { TrussFix } from '../verdict/explanation/trussFix.ts';
import type { TrussMechanism, TrussVerdict } from '../verdict/verdict.ts';
import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';

/**
 * Orients the motions of a verdict so that the loads of all case sets together do work on each of them and none of this
 * work is negative; a motion and its reverse are the same mechanism. If a truss has a single motion, links that it
 * stretches are proposed before links that it would compress, because they resist the loads. Returns the verdict itself
 * if nothing moves.
 *
 * Half of the loads on a link counts at either end; self weight and imposed displacements do not count.
 */
export function turnAlongLoads(verdict: TrussVerdict, document: TrussCase): TrussVerdict {
  if (verdict.mechanisms.length === 0) return verdict;
  const forces = sumForces(document);
  const isOnly = verdict.mechanisms.length === 1;
  const mechanisms = verdict.mechanisms.map((mechanism) => {
    const work = mechanism.joints.reduce((sum, { joint, x, y }) => {
      const [fx, fy] = forces[joint] ?? NONE;
      return sum + fx * x + fy * y;
    }, 0);
    if (work === 0) return mechanism;
    const turned = work > 0 ? mechanism : reverse(mechanism);
    return isOnly ? { ...turned, fixes: stretchedFirst(turned, document) } : turned;
  });
  return { ...verdict, mechanisms };
}

const NONE: readonly [number, number] = [0, 0];

function sumForces({ joints, links }: TrussCase): readonly (readonly [number, number])[] {
  const forces = joints.map(({ loads }): [number, number] => [
    loads.reduce((sum, { c }) => sum + c[1], 0),
    loads.reduce((sum, { c }) => sum + c[2], 0),
  ]);
  for (const { i, j, loads } of links) {
    const [a, b] = [joints[i], joints[j]];
    if (a === undefined || b === undefined) continue;
    const whole = Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
    for (const { className, x, y, alpha } of loads) {
      const length = x === undefined ? whole : x[1] - x[0];
      const total = (length * (y[0] + 4 * y[1] + y[2])) / 6;
      // A mass acts by its weight, whatever direction it states.
      const [along, up] = className === 'DistributedMass' ? [0, -1] : [cosDeg(alpha), sinDeg(alpha)];
      for (const joint of [i, j]) {
        const force = forces[joint];
        if (force === undefined) continue;
        force[0] += (total * along) / 2;
        force[1] += (total * up) / 2;
      }
    }
  }
  return forces;
}

function reverse(mechanism: TrussMechanism): TrussMechanism {
  const joints = mechanism.joints.map(({ joint, x, y, z }) => ({ joint, x: 0 - x, y: 0 - y, z: 0 - z }));
  return { ...mechanism, joints };
}

/** Puts links that a motion stretches before links that it shortens; fixes that are not links keep their place. */
function stretchedFirst(
  { joints: motions, fixes }: TrussMechanism,
  { joints }: TrussCase,
): readonly TrussFix[] {
  const moved = new Map(motions.map((motion) => [motion.joint, motion]));
  const rate = ({ i, j }: { readonly i: number; readonly j: number }): number =>
    (['x', 'y', 'z'] as const).reduce((sum, axis) => {
      const way = (joints[j]?.[axis] ?? 0) - (joints[i]?.[axis] ?? 0);
      return sum + way * ((moved.get(j)?.[axis] ?? 0) - (moved.get(i)?.[axis] ?? 0));
    }, 0);
  const links = fixes.filter((fix) => fix.code === 'addLink');
  const ordered = links.toSorted((a, b) => Number(rate(b.edit.value) > 0) - Number(rate(a.edit.value) > 0));
  let next = 0;
  return fixes.map((fix) => (fix.code === 'addLink' ? (ordered[next++] ?? fix) : fix));
}
