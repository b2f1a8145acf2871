import type { Step } from './bendingInput.ts';
import type { MemberNode } from '../model.ts';

/** The indexes of the unknowns of a step, by node; -1 for known values. */
export interface BendingUnknowns {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly v: Int32Array;
  /** The node to which each unknown belongs. */
  readonly nodeOf: readonly number[];
}

/** Numbers the unknowns of a step from node to node, so that the equations are banded. */
export function numberUnknowns(nodes: readonly MemberNode[], step: Step): BendingUnknowns {
  const n = nodes.length;
  const left = new Int32Array(n).fill(-1);
  const right = new Int32Array(n).fill(-1);
  const v = new Int32Array(n).fill(-1);
  const nodeOf: number[] = [];
  for (let i = 0; i < n; i++) {
    const sides = step.findsMoments ? momentSides(nodes, i) : 0;
    if (sides > 0 && i > 0) left[i] = nodeOf.push(i) - 1;
    if (sides > 0 && i < n - 1 && !nodes[i]!.isCut)
      right[i] = sides === 1 && i > 0 ? left[i]! : nodeOf.push(i) - 1;
    const holdY = nodes[i]!.holdY;
    // In the step that finds forces alone, springs count as rigid and free deflections are not unknown.
    const isUnknown = holdY === null || (holdY !== 0 && step.findsMoments);
    if (step.findsDeflections && isUnknown) v[i] = nodeOf.push(i) - 1;
  }
  return { left, right, v, nodeOf };
}

/**
 * Returns whether one unknown serves both sides of a node, because the beam is continuous there; the two moments differ
 * by the load moment at the node.
 */
export function sharesMoment({ left, right }: BendingUnknowns, i: number): boolean {
  return left[i]! >= 0 && left[i] === right[i];
}

/**
 * Counts the unknown moments at a node: one if the beam is continuous, one on each side if the rotation is restrained,
 * none at a hinge. At a hinge over a bearing that restrains the rotation, the bearing restrains the left part only.
 */
export function momentSides(nodes: readonly MemberNode[], i: number): number {
  const node = nodes[i]!;
  const isEnd = i === 0 || i === nodes.length - 1;
  if (node.holdR !== null) return isEnd || node.isCut ? 1 : 2;
  return isEnd || node.isCut ? 0 : 1;
}
