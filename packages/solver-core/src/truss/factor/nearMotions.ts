import { NEAR_MOTION, NEARLY_RESTING } from '../../linalg/tolerance.ts';
import { addHeld } from '../../geometry/heldAxes.ts';
import { createPlainKernel } from '../../sparse/kernels/plainKernel.ts';
import { elongationsOf } from '../results/linkForces.ts';
import { greatest, isHeld } from '../results/pinJointed.ts';
import type { PinJointed } from '../results/pinJointed.ts';
import { solveSet } from '../results/solveSet.ts';
import { analyzeSystem } from '../../sparse/system/analysis.ts';
import { factorizeSystem } from '../../sparse/system/factorization.ts';
import type { Factor, Singular } from '../../sparse/system/factorization.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';
import { createLinkGraph } from '../../sparse/system/linkGraph.ts';
import { solveSystem } from '../../sparse/system/solution.ts';
import { createHoldingKernel } from '../verdict/freedom/holdingKernel.ts';
import type { JointMotion } from '../verdict/facts/jointMotions.ts';
import type { TrussMechanism } from '../verdict/verdict.ts';
import { createWorkBudget } from '../../exact/workBudget.ts';
import { withLinksAlike } from './factorTruss.ts';
import type { FactorOptions } from './factorTruss.ts';
import { findFlatJoint } from './findFlatJoint.ts';

/** Greatest number of reported motions within rounding. */
const MAX_MOTIONS = 8;

/** Multiplications allowed for fronts that are factored again because a direction was held. */
const HOLDING_WORK = 3e8;

/** The motions of a truss within rounding. */
export interface NearMotions {
  readonly mechanisms: readonly TrussMechanism[];
  /** Whether these are all motions. */
  readonly areAll: boolean;
}

/**
 * Finds the motions of a truss that is stable except within rounding. The direction whose pivot failed is held and
 * given a unit displacement; the motion consists of the displacements of all other joints, almost without strain, and
 * an anchor there would stop it. This is repeated while pivots fail; at most eight motions are reported.
 *
 * Returns null if a link lengthens by more than NEAR_MOTION of the motion: then the pivot failed because numbers differ
 * too much in size, and there is no motion. Returns no motions if memory is short.
 *
 * `findFactoredMotions` of the verdict has a different purpose: it examines whether a truss too large for an exact rank
 * moves, counts all directions that fail in one factorization, and holds them by springs. Here the truss is known to be
 * stable, joints are held that no pivot reveals (`findFlatJoint`), and each hold must be an anchor, because the truss
 * must be solvable with that fix; so each one is tried by factoring again. Springs hold only the directions after the
 * eighth.
 */
export function nearMotions(
  model: PinJointed,
  first: Singular['singular'],
  { kernel, memory }: Pick<FactorOptions, 'kernel' | 'memory'>,
): NearMotions | null {
  const anchors = model.system.anchors.slice();
  const system: JointSystem = { ...withLinksAlike(model.system), anchors };
  const graph = createLinkGraph(system.ends, anchors.length);
  const held: Singular['singular'][] = [];
  let failed = first;
  let factor: Factor | null = null;
  let areAll = true;
  while (!factor) {
    anchors[failed.joint] = addHeld(anchors[failed.joint]!, failed.axis);
    held.push(failed);
    const isLast = held.length === MAX_MOTIONS;
    const flat = findFlatJoint({ ...model, system }, graph);
    if (flat && !isLast) {
      failed = flat;
      continue;
    }
    const springs = isLast
      ? createHoldingKernel(kernel ?? createPlainKernel(), createWorkBudget(HOLDING_WORK))
      : undefined;
    const result = factorizeSystem(analyzeSystem(system, graph), system, {
      kernel: springs ?? kernel,
      mostBytes: memory,
    });
    if ('values' in result) {
      factor = result;
      areAll = !flat && !springs?.held.length;
    } else if ('tooLarge' in result || isLast) return { mechanisms: [], areAll: false };
    else failed = result.singular;
  }
  const solve = (forces: Float64Array) => solveSystem(factor, forces);
  const of = { ...model, system };
  const flexibility = system.stiffness;
  const truss = { model: of, solve, isDeterminate: false, isStandIn: false, isReal: true, flexibility };
  const motions = held.map(({ joint, axis }) => {
    const size = system.dim * anchors.length;
    const settlement = new Float64Array(size);
    settlement[system.dim * joint + axis] = 1;
    return solveSet(truss, { joints: new Float64Array(size), elongation: null, settlement }).u!;
  });
  if (motions.some((u) => !(greatest(elongationsOf(model, u)) <= NEAR_MOTION * greatest(u)))) return null;
  const mechanisms = motions.map((u, k): TrussMechanism => {
    const joints = listMotion(model.system, u);
    const { joint } = held[k]!;
    return {
      joints,
      causes: [{ code: 'linkGeometry', ids: joints.map((motion) => motion.joint) }],
      fixes: [
        {
          code: 'addAnchor',
          // The fix contains all held directions of the joint, because another fix of the same joint would otherwise
          // undo this one.
          edit: { op: 'add', path: `/joints/${joint}/anchor`, value: anchors[joint]! },
        },
      ],
    };
  });
  return { mechanisms, areAll };
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
