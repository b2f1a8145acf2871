import { NEARLY_RESTING } from '../../linalg/tolerance.ts';
import { addHeld } from '../../model/truss/heldAxes.ts';
import { greatest, isHeld } from '../results/pinJointed.ts';
import type { PinJointed } from '../results/pinJointed.ts';
import { solveSet } from '../results/solveSet.ts';
import { analyzeSystem } from '../system/analysis.ts';
import { factorizeSystem } from '../system/factorization.ts';
import type { Factor, Singular } from '../system/factorization.ts';
import type { JointSystem } from '../system/jointSystem.ts';
import { solveSystem } from '../system/solution.ts';
import type { JointMotion, TrussMechanism } from '../verdict/verdict.ts';
import type { FactorOptions } from './factorTruss.ts';
import { findFlatJoint } from './findFlatJoint.ts';

/** So many motions within rounding are told; of more, none. */
const MAX_MOTIONS = 8;

/**
 * Finds how a truss moves that can stand but for rounding: the direction whose pivot failed is held, and moved by itself. What all other joints do
 * then, nearly without strain, is the motion; an anchor there would stop it. Again, as long as pivots fail.
 *
 * `findFactoredMotions` of the verdict looks for motions of its own: it asks a truss too large for an exact rank whether it moves, counts all directions
 * that fail in one factorization, and holds them by springs. Here the truss is known to stand, joints are held that no pivot shows (`findFlatJoint`), and
 * what is held must be an anchor, for by that fix the truss is to be solved: each one is tried by factoring anew.
 */
export function nearMotions(
  model: PinJointed,
  first: Singular['singular'],
  { kernel, memory }: Pick<FactorOptions, 'kernel' | 'memory'>,
): TrussMechanism[] {
  const anchors = model.system.anchors.slice();
  const stiffness = model.lengths.map((length) => 1 / length);
  const system: JointSystem = { ...model.system, stiffness, anchors };
  const held: Singular['singular'][] = [];
  let failed: Singular['singular'] | null = first;
  let factor: Factor | null = null;
  while (failed && held.length < MAX_MOTIONS) {
    anchors[failed.joint] = addHeld(anchors[failed.joint]!, failed.axis);
    held.push(failed);
    failed = findFlatJoint({ ...model, system });
    if (failed) continue;
    const result = factorizeSystem(analyzeSystem(system), system, { kernel, mostBytes: memory });
    if ('tooLarge' in result) return [];
    failed = 'singular' in result ? result.singular : null;
    if (!('singular' in result)) factor = result;
  }
  if (!factor) return [];
  const solve = (forces: Float64Array) => solveSystem(factor, forces);
  return held.map(({ joint, axis }) => {
    const size = system.dim * anchors.length;
    const settlement = new Float64Array(size);
    settlement[system.dim * joint + axis] = 1;
    const { u } = solveSet(
      {
        model: { ...model, system },
        solve,
        isDeterminate: false,
        isStandIn: false,
        flexibility: model.lengths,
      },
      { joints: new Float64Array(size), elongation: new Float64Array(model.lengths.length), settlement },
    );
    const joints = listMotion(model.system, u!);
    return {
      joints,
      causes: [{ code: 'linkGeometry', ids: joints.map((motion) => motion.joint) }],
      fixes: [
        {
          code: 'addAnchor',
          edit: {
            op: 'add',
            path: `/joints/${joint}/anchor`,
            value: addHeld(model.system.anchors[joint]!, axis),
          },
        },
      ],
    };
  });
}

function listMotion(system: JointSystem, u: Float64Array): JointMotion[] {
  const { dim, anchors } = system;
  const largest = greatest(u);
  const at = (joint: number, axis: number) => {
    const part = isHeld(system, joint, axis) || axis >= dim ? 0 : u[dim * joint + axis]! / largest;
    return Math.abs(part) < NEARLY_RESTING ? 0 : part;
  };
  const motions = Array.from(anchors, (_, joint) => ({
    joint,
    x: at(joint, 0),
    y: at(joint, 1),
    z: at(joint, 2),
  }));
  return motions.filter(({ x, y, z }) => x !== 0 || y !== 0 || z !== 0);
}
