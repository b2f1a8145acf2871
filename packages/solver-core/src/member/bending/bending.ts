import { solveBandedInto } from '../../linalg/bandedSystem.ts';
import { imposedDisplacement } from '../loads/actions.ts';
import { bendingEquations, clampedMoment, loadedMoment } from './bendingEquations.ts';
import type { BendingStep, ElementEnd } from './bendingEquations.ts';
import { scaleOf } from './bendingInput.ts';
import type { BendingInput, NodeBending, Scale, Step } from './bendingInput.ts';
import { momentSides, numberUnknowns, sharesMoment } from './bendingUnknowns.ts';
import type { BendingUnknowns } from './bendingUnknowns.ts';
import { distributeMoments } from './distributedMoments.ts';
import type { MemberNode, Hold } from '../model.ts';
import { forceOnNode } from '../loads/nodeLoads.ts';

export type BendingResult =
  | { readonly ok: true; readonly isDeterminate: boolean; readonly sets: readonly NodeBending[] }
  | BendingFailure;

/**
 * The reason and the place for which the equations of a stable beam have no correct digits: `geometry` if it is nearly
 * a mechanism, `size` if its numbers differ too much in size.
 */
export type BendingFailure =
  | { readonly ok: false; readonly cause: 'geometry'; readonly x: number }
  | { readonly ok: false; readonly cause: 'size' };

/**
 * Solves the bending of the whole beam for its nodes, in all case sets at once.
 *
 * The unknowns are the moments beside the nodes, less those of clamped elements, and the deflections of nodes without a
 * rigid support. The equations state that slopes agree and that shear forces balance (a generalization of the
 * three-moment equations). In this mixed form very stiff, very soft, very short and very long elements all stay well
 * conditioned. A statically determinate beam is solved in two steps, first the moments from equilibrium alone and then
 * the deflections, so that its forces do not depend on EI. Lengths, stiffnesses and deflections are scaled to the order
 * of 1. Fails at the node whose pivot vanishes; if it vanishes only because stiffnesses differ in size, the columns are
 * scaled too. Source: THEORY.md, "The whole beam".
 */
export function solveBending(input: BendingInput): BendingResult {
  const scale = scaleOf(input.model);
  const layout = layOut(input.model.nodes);
  const known = input.actions.map(() => ({
    left: new Float64Array(input.model.nodes.length),
    right: new Float64Array(input.model.nodes.length),
    leftBeyond: new Float64Array(input.model.nodes.length),
    rightBeyond: new Float64Array(input.model.nodes.length),
    v: new Float64Array(input.model.nodes.length),
  }));
  const isDeterminate = layout.moments === layout.freeNodes;
  const distributed = distributeMoments(input, scale, isDeterminate);
  setRigidDeflections(input, known, scale);
  setLoadedMoments(input, known, scale);
  const steps: Step[] = isDeterminate
    ? [
        { findsMoments: true, findsDeflections: false },
        { findsMoments: false, findsDeflections: true },
      ]
    : [{ findsMoments: true, findsDeflections: true }];
  for (const step of steps) {
    if (!step.findsMoments) setSpringDeflections(input, known, scale);
    const failedNode = solveStep({ input, step, scale, distributed, known });
    if (failedNode === null) continue;
    if (isMovable(input.model, step))
      return { ok: false, cause: 'geometry', x: input.model.nodes[failedNode]!.x };
    if (solveStep({ input, step, scale, distributed, known, scalesColumns: true }) !== null)
      return { ok: false, cause: 'size' };
  }
  for (const set of known) {
    for (let i = 0; i < set.v.length; i++) {
      set.left[i]! *= scale.length;
      set.right[i]! *= scale.length;
      set.leftBeyond[i]! *= scale.length;
      set.rightBeyond[i]! *= scale.length;
      set.v[i]! /= scale.perDeflection;
    }
  }
  return { ok: true, isDeterminate, sets: known };
}

function layOut(nodes: readonly MemberNode[]): { moments: number; freeNodes: number } {
  let moments = 0;
  let freeNodes = 0;
  nodes.forEach((node, i) => {
    moments += momentSides(nodes, i);
    if (node.holdY === null) freeNodes++;
  });
  return { moments, freeNodes };
}

function setRigidDeflections(
  { model, actions }: BendingInput,
  known: readonly NodeBending[],
  scale: Scale,
): void {
  model.nodes.forEach(({ holdY, support }, i) => {
    if (holdY !== 0) return;
    actions.forEach((set, k) => {
      known[k]!.v[i] = imposedDisplacement(set, support, 'y') * scale.perDeflection;
    });
  });
}

/** If nothing restrains the rotation of an end or of a hinge, the moment beside it is the load moment applied there. */
function setLoadedMoments(input: BendingInput, known: readonly NodeBending[], scale: Scale): void {
  const { nodes } = input.model;
  const last = nodes.length - 1;
  nodes.forEach(({ isCut }, i) => {
    if (i > 0 && i < last && !isCut) return;
    known.forEach((set, k) => {
      const moment = loadedMoment({ input, scale }, i, k);
      // A hinge passes the moment to the part on its right.
      set.left[i] = i === last ? moment : 0;
      set.right[i] = i === last ? 0 : -moment;
      if (i > 0)
        set.leftBeyond[i] = set.left[i] - clampedMoment({ input, scale }, { e: i - 1, side: 'right' }, k);
      if (i < last)
        set.rightBeyond[i] = set.right[i] - clampedMoment({ input, scale }, { e: i, side: 'left' }, k);
    });
  });
}

/** Known moments give the force of each spring and thus its deflection. */
function setSpringDeflections(input: BendingInput, known: readonly NodeBending[], scale: Scale): void {
  const { model, loads, actions } = input;
  model.nodes.forEach(({ holdY, support }, i) => {
    if (holdY === null || holdY === 0) return;
    known.forEach((set, k) => {
      const shear = (end: ElementEnd) => shearBeside({ input, set, k, scale, end });
      const force =
        shear({ e: i, side: 'left' }) - shear({ e: i - 1, side: 'right' }) - forceOnNode(loads[k]!, i);
      set.v[i] = (imposedDisplacement(actions[k]!, support, 'y') - holdY * force) * scale.perDeflection;
    });
  });
}

function shearBeside(of: {
  input: BendingInput;
  set: NodeBending;
  k: number;
  scale: Scale;
  end: ElementEnd;
}): number {
  const { input, set, k, scale } = of;
  const { e, side } = of.end;
  const element = input.model.elements[e];
  if (!element) return 0;
  const { Q0, Q1 } = input.clamped[k]!.ends[e]!;
  const chord = ((set.leftBeyond[e + 1]! - set.rightBeyond[e]!) * scale.length) / (element.x1 - element.x0);
  return chord + (side === 'left' ? Q0 : Q1);
}

/**
 * Returns whether the geometry alone makes the equations of a step singular within rounding, which is the case if they
 * are singular for the same beam with a uniform stiffness and rigid supports instead of springs. Without deflections
 * the equations depend on the geometry alone.
 */
function isMovable({ nodes, elements }: BendingInput['model'], step: Step): boolean {
  if (!step.findsDeflections) return true;
  const rigid = (hold: Hold): Hold => (hold === null ? null : 0);
  const model = {
    nodes: nodes.map((node) => ({ ...node, holdY: rigid(node.holdY), holdR: rigid(node.holdR) })),
    elements: elements.map((element) => ({ ...element, EI: 1, GA: Infinity })),
  };
  const input = { model, loads: [], clamped: [], actions: [] };
  return solveStep({ input, step, scale: scaleOf(model), distributed: [], known: [] }) !== null;
}

/** Solves the equations of one step; returns the node whose pivot vanishes, or null. */
function solveStep(of: Omit<BendingStep, 'unknowns'> & { readonly scalesColumns?: boolean }): number | null {
  const { input, step, known, scalesColumns = false } = of;
  const { nodes } = input.model;
  const unknowns = numberUnknowns(nodes, step);
  const size = unknowns.nodeOf.length;
  if (size === 0) return null;
  const { rows, rightSides } = bendingEquations({ ...of, unknowns });
  const result = solveBandedInto({ size, rows, rightSides, scalesColumns });
  if (!result.ok) return unknowns.nodeOf[result.pivotRow]!;
  known.forEach((set, k) => {
    const x = rightSides[k]!;
    for (let i = 0; i < nodes.length; i++) readNodeInto({ set, k, x, unknowns }, of, i);
  });
  return null;
}

function readNodeInto(
  { set, k, x, unknowns }: { set: NodeBending; k: number; x: Float64Array; unknowns: BendingUnknowns },
  of: Omit<BendingStep, 'unknowns'>,
  i: number,
): void {
  const left = unknowns.left[i]!;
  const right = unknowns.right[i]!;
  const isShared = sharesMoment(unknowns, i);
  const distributed = of.distributed[k]!;
  if (left >= 0) {
    const end = { e: i - 1, side: 'right' } as const;
    set.leftBeyond[i] = x[left]! + (isShared ? distributed.left[i]! : 0);
    set.left[i] = set.leftBeyond[i] + clampedMoment(of, end, k);
  }
  if (right >= 0) {
    const end = { e: i, side: 'left' } as const;
    set.rightBeyond[i] = x[right]! + (isShared ? distributed.right[i]! : 0);
    set.right[i] = isShared
      ? set.left[i]! - loadedMoment(of, i, k)
      : set.rightBeyond[i] + clampedMoment(of, end, k);
  }
  if (unknowns.v[i]! >= 0) set.v[i] = x[unknowns.v[i]!]!;
}
