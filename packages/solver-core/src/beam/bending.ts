import { solveBandedInto } from '../linalg/bandedSystem.ts';
import { imposedDisplacement } from './actions.ts';
import { bendingEquations, loadedMoment } from './bendingEquations.ts';
import type { BendingStep } from './bendingEquations.ts';
import { scaleOf } from './bendingInput.ts';
import type { BendingInput, NodeBending, Scale, Step } from './bendingInput.ts';
import { momentSides, numberUnknowns, sharesMoment } from './bendingUnknowns.ts';
import type { BeamModel, BeamNode, Hold } from './elements.ts';
import { forceOnNode, momentOnNode } from './spanActions.ts';
import type { SpanActions } from './spanActions.ts';

export type BendingResult = { readonly ok: true; readonly sets: readonly NodeBending[] } | BendingFailure;

/**
 * Why and where the equations of a beam that can stand leave no digits: `geometry` when it is a mechanism but for rounding,
 * `size` when its numbers differ too much in size.
 */
export type BendingFailure =
  | { readonly ok: false; readonly cause: 'geometry'; readonly x: number }
  | { readonly ok: false; readonly cause: 'size' };

/**
 * Solves the bending of the whole beam for its nodes, in every case set at once.
 *
 * Unknown are the moments beside the nodes and the deflections of nodes that no rigid support holds; the equations say
 * that slopes agree and that shear forces balance (three moments, made general). Both very stiff and very
 * soft, very short and very long elements stay well conditioned in this mixed form. A statically determinate beam is
 * solved in two steps, moments from equilibrium alone and then deflections, so its forces do not depend on EI.
 * Lengths, stiffnesses and deflections are scaled to the order of 1. Fails at the node whose pivot vanishes;
 * where only the sizes of stiffnesses make it vanish, columns are scaled too.
 * Source: THEORY.md, "The whole beam".
 */
export function solveBending(input: BendingInput): BendingResult {
  const scale = scaleOf(input.model);
  const layout = layOut(input.model.nodes);
  const known = input.actions.map(() => ({
    left: new Float64Array(input.model.nodes.length),
    right: new Float64Array(input.model.nodes.length),
    v: new Float64Array(input.model.nodes.length),
  }));
  setRigidDeflections(input, known, scale);
  setLoadedMoments(input, known, scale);
  const steps: Step[] =
    layout.moments === layout.freeNodes
      ? [
          { findsMoments: true, findsDeflections: false },
          { findsMoments: false, findsDeflections: true },
        ]
      : [{ findsMoments: true, findsDeflections: true }];
  for (const step of steps) {
    if (!step.findsMoments) setSpringDeflections(input, known, scale);
    const failedNode = solveStep({ input, step, scale, known });
    if (failedNode === null) continue;
    if (isMovable(input.model, step))
      return { ok: false, cause: 'geometry', x: input.model.nodes[failedNode]!.x };
    if (solveStep({ input, step, scale, known, scalesColumns: true }) !== null)
      return { ok: false, cause: 'size' };
  }
  for (const set of known) {
    for (let i = 0; i < set.v.length; i++) {
      set.left[i]! *= scale.length;
      set.right[i]! *= scale.length;
      set.v[i]! /= scale.perDeflection;
    }
  }
  return { ok: true, sets: known };
}

function layOut(nodes: readonly BeamNode[]): { moments: number; freeNodes: number } {
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

/** Where nothing holds the rotation of an end or of a hinge, the moment beside it is that of the load right on it. */
function setLoadedMoments({ model, spans }: BendingInput, known: readonly NodeBending[], scale: Scale): void {
  const last = model.nodes.length - 1;
  model.nodes.forEach(({ isCut }, i) => {
    if (i > 0 && i < last && !isCut) return;
    known.forEach((set, k) => {
      const moment = momentOnNode(spans[k]!, i) / scale.length;
      // A hinge passes it to the part on its right.
      if (i === last) set.left[i] = moment;
      else set.right[i] = -moment;
    });
  });
}

/** Once the moments are known, each spring's force and so its deflection are. */
function setSpringDeflections(input: BendingInput, known: readonly NodeBending[], scale: Scale): void {
  const { model, spans, actions } = input;
  model.nodes.forEach(({ holdY, support }, i) => {
    if (holdY === null || holdY === 0) return;
    known.forEach((set, k) => {
      const force =
        shearBeside({ input, set, spans: spans[k]!, i, scale, side: 'right' }) -
        shearBeside({ input, set, spans: spans[k]!, i, scale, side: 'left' }) -
        forceOnNode(spans[k]!, i, 'across');
      set.v[i] = (imposedDisplacement(actions[k]!, support, 'y') - holdY * force) * scale.perDeflection;
    });
  });
}

function shearBeside(of: {
  input: BendingInput;
  set: NodeBending;
  spans: readonly SpanActions[];
  i: number;
  scale: Scale;
  side: 'left' | 'right';
}): number {
  const { elements } = of.input.model;
  const e = of.side === 'right' ? of.i : of.i - 1;
  const element = elements[e];
  const span = of.spans[e];
  if (!element || !span) return 0;
  const chord = ((of.set.left[e + 1]! - of.set.right[e]!) * of.scale.length) / (element.x1 - element.x0);
  return chord + (of.side === 'right' ? span.Q0 : span.Q1);
}

/**
 * Returns whether places alone make the equations of a step singular within rounding: the same beam with one stiffness and
 * rigid supports instead of springs is. Without deflections they are places alone already.
 */
function isMovable({ nodes, elements }: BeamModel, step: Step): boolean {
  if (!step.findsDeflections) return true;
  const rigid = (hold: Hold): Hold => (hold === null ? null : 0);
  const model: BeamModel = {
    nodes: nodes.map((node) => ({ ...node, holdY: rigid(node.holdY), holdR: rigid(node.holdR) })),
    elements: elements.map((element) => ({ ...element, EI: 1 })),
  };
  const input = { model, spans: [], actions: [] };
  return solveStep({ input, step, scale: scaleOf(model), known: [] }) !== null;
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
  const { left, right, v } = unknowns;
  known.forEach((set, k) => {
    const x = rightSides[k]!;
    for (let i = 0; i < nodes.length; i++) {
      if (left[i]! >= 0) set.left[i] = x[left[i]!]!;
      if (right[i]! >= 0)
        set.right[i] = x[right[i]!]! - (sharesMoment(unknowns, i) ? loadedMoment(of, i, k) : 0);
      if (v[i]! >= 0) set.v[i] = x[v[i]!]!;
    }
  });
  return null;
}
