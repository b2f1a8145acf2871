import { analyzeSystem } from '../system/analysis.ts';
import { factorizeSystem } from '../system/factorization.ts';
import type { Factor, Singular } from '../system/factorization.ts';
import type { JointSystem } from '../system/jointSystem.ts';
import { solveSystem } from '../system/solution.ts';
import type { TrussFacts } from './judgedMotion.ts';
import { toWholeMotion } from './roundedMotions.ts';
import type { WholeMotion } from './wholeMotion.ts';

/**
 * Finds the motions of a large truss from its stiffness equations with EA = 1: a direction whose pivot fails is held and moved by itself,
 * as long as pivots fail, and what all other joints do then is a motion. At most MOST_MOTIONS of them; none where there is no room for the equations.
 */
export function findFactoredMotions(facts: TrussFacts): WholeMotion[] {
  const { dim } = facts;
  const system = createSystem(facts);
  const held: Singular['singular'][] = [];
  let factor: Factor | null = null;
  while (!factor) {
    const result = factorizeSystem(analyzeSystem(system), system);
    if ('tooLarge' in result) return [];
    if (!('singular' in result)) {
      factor = result;
      break;
    }
    if (held.length === MOST_MOTIONS) return [];
    held.push(result.singular);
    system.anchors[result.singular.joint]! |= 1 << result.singular.axis;
  }
  const known = factor;
  return held.map(({ joint, axis }) => {
    const displacements = solveSystem(known, forcesOf(system, joint, axis));
    displacements[dim * joint + axis] = 1;
    const velocities = new Map<number, number[]>();
    for (let other = 0; other < facts.graph.jointCount; other++) {
      const velocity = [...displacements.subarray(dim * other, dim * (other + 1))];
      if (velocity.some((v) => v !== 0)) velocities.set(other, velocity);
    }
    return toWholeMotion(velocities);
  });
}

const MOST_MOTIONS = 50;

function createSystem({ dim, graph, anchors, coordinates: { doubles } }: TrussFacts): JointSystem {
  const kept = Array.from({ length: graph.linkCount }, (_, link) => link).filter((link) => {
    const [i, j] = [graph.ends[2 * link]!, graph.ends[2 * link + 1]!];
    for (let axis = 0; axis < dim; axis++)
      if (doubles[dim * i + axis] !== doubles[dim * j + axis]) return true;
    return false;
  });
  const ends = Int32Array.from(kept.flatMap((link) => [graph.ends[2 * link]!, graph.ends[2 * link + 1]!]));
  const stiffness = new Float64Array(kept.length);
  for (let link = 0; link < kept.length; link++) {
    let square = 0;
    for (let axis = 0; axis < dim; axis++) {
      square += (doubles[dim * ends[2 * link + 1]! + axis]! - doubles[dim * ends[2 * link]! + axis]!) ** 2;
    }
    stiffness[link] = 1 / Math.sqrt(square);
  }
  return { dim, coordinates: doubles, ends, stiffness, anchors: anchors.slice() };
}

/** What the links at a joint do to others when the joint moves by 1 along an axis. */
function forcesOf(
  { dim, coordinates, ends, stiffness }: JointSystem,
  joint: number,
  axis: number,
): Float64Array {
  const forces = new Float64Array(coordinates.length);
  for (let link = 0; link < stiffness.length; link++) {
    const [i, j] = [ends[2 * link]!, ends[2 * link + 1]!];
    if (i !== joint && j !== joint) continue;
    const other = i === joint ? j : i;
    const d = Array.from(
      { length: dim },
      (_, k) => coordinates[dim * other + k]! - coordinates[dim * joint + k]!,
    );
    const square = d.reduce((sum, value) => sum + value * value, 0);
    for (let k = 0; k < dim; k++) {
      const force = (stiffness[link]! * d[axis]! * d[k]!) / square;
      forces[dim * other + k]! += force;
      forces[dim * joint + k]! -= force;
    }
  }
  return forces;
}
