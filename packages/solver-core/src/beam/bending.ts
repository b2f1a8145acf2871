import { solveBandedInto } from '../linalg/bandedSystem.ts';
import { imposedDisplacement } from './actions.ts';
import type { SetActions } from './actions.ts';
import type { BeamModel, BeamNode, Hold } from './elements.ts';
import { forceOnNode, momentOnNode } from './spanActions.ts';
import type { SpanActions } from './spanActions.ts';

/** Moments on both sides of each node, inside of moments right on it, and its deflection, of one case set. */
export interface NodeBending {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly v: Float64Array;
}

export interface BendingInput {
  readonly model: BeamModel;
  /** By case set, then by element. */
  readonly spans: readonly (readonly SpanActions[])[];
  readonly actions: readonly SetActions[];
}

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

interface Step {
  readonly findsMoments: boolean;
  readonly findsDeflections: boolean;
}

interface Scale {
  readonly length: number;
  readonly EI: number;
  /** Turns deflections and slopes into forces of the size of the loads. */
  readonly perDeflection: number;
  readonly perSlope: number;
}

function scaleOf({ elements }: BeamModel): Scale {
  const length = elements.at(-1)!.x1 / elements.length;
  // Not spread into arguments: hundreds of thousands of elements would overflow the stack.
  const EI = elements.reduce((largest, element) => Math.max(largest, element.EI), 0);
  return { length, EI, perDeflection: EI / length ** 3, perSlope: EI / length ** 2 };
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

/**
 * Unknown moments at a node: one where the beam goes on, one for each side where the rotation is held, none at a hinge.
 * At a hinge over a bearing that holds the rotation the bearing holds the left part alone.
 */
function momentSides(nodes: readonly BeamNode[], i: number): number {
  const node = nodes[i]!;
  const isEnd = i === 0 || i === nodes.length - 1;
  if (node.holdR !== null) return isEnd || node.isCut ? 1 : 2;
  return isEnd || node.isCut ? 0 : 1;
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

/** Assembles and solves the equations of one step; returns the node whose pivot vanishes, or null. */
function solveStep(of: {
  input: BendingInput;
  step: Step;
  scale: Scale;
  known: readonly NodeBending[];
  scalesColumns?: boolean;
}): number | null {
  const { input, step, scale, known, scalesColumns = false } = of;
  const { nodes, elements } = input.model;
  const n = nodes.length;
  const leftAt = new Int32Array(n).fill(-1);
  const rightAt = new Int32Array(n).fill(-1);
  const deflectionAt = new Int32Array(n).fill(-1);
  const nodeOf: number[] = [];
  for (let i = 0; i < n; i++) {
    const sides = step.findsMoments ? momentSides(nodes, i) : 0;
    if (sides > 0 && i > 0) leftAt[i] = nodeOf.push(i) - 1;
    if (sides > 0 && i < n - 1 && !nodes[i]!.isCut)
      rightAt[i] = sides === 1 && i > 0 ? leftAt[i]! : nodeOf.push(i) - 1;
    const holdY = nodes[i]!.holdY;
    // In the step of forces springs count as rigid and free deflections do not enter.
    const isUnknown = holdY === null || (holdY !== 0 && step.findsMoments);
    if (step.findsDeflections && isUnknown) deflectionAt[i] = nodeOf.push(i) - 1;
  }
  const size = nodeOf.length;
  if (size === 0) return null;
  const rows: { columns: number[]; values: number[] }[] = [];
  const rightSides = known.map(() => new Float64Array(size));

  const loadedMoment = (i: number, k: number) => momentOnNode(input.spans[k]!, i) / scale.length;
  /** Where the beam goes on, one unknown stands for both sides: they differ by the load right on the node. */
  const sharesMoment = (i: number) => leftAt[i]! >= 0 && leftAt[i] === rightAt[i];
  const open = () => rows.push({ columns: [], values: [] }) - 1;
  const addTerm = (row: number, at: Int32Array, i: number, value: number, of: keyof NodeBending) => {
    if (value === 0) return;
    const column = at[i]!;
    if (column >= 0) {
      rows[row]!.columns.push(column);
      rows[row]!.values.push(value);
      return;
    }
    known.forEach((set, k) => {
      rightSides[k]![row]! -= value * set[of][i]!;
    });
  };
  const addLeft = (row: number, i: number, value: number) => addTerm(row, leftAt, i, value, 'left');
  const addRight = (row: number, i: number, value: number) => {
    addTerm(row, rightAt, i, value, 'right');
    if (sharesMoment(i)) addGiven(row, (k) => -value * loadedMoment(i, k));
  };
  const addDeflection = (row: number, i: number, value: number) => addTerm(row, deflectionAt, i, value, 'v');
  const addGiven = (row: number, value: (k: number) => number) => {
    for (let k = 0; k < known.length; k++) rightSides[k]![row]! -= value(k);
  };
  /** Adds sign times the slope that element e has at its left or right end. */
  const addSlope = (row: number, e: number, side: 'left' | 'right', sign: 1 | -1) => {
    const element = elements[e]!;
    const l = (element.x1 - element.x0) / scale.length;
    const f = scale.EI / element.EI;
    addDeflection(row, e, -sign / l);
    addDeflection(row, e + 1, sign / l);
    const [near, far] = side === 'left' ? [-2, -1] : [1, 2];
    addRight(row, e, (sign * f * l * near) / 6);
    addLeft(row, e + 1, (sign * f * l * far) / 6);
    addGiven(row, (k) => {
      const span = input.spans[k]![e]!;
      return (sign * f * (side === 'left' ? span.slope0 : span.slope1)) / scale.length ** 2;
    });
  };
  const addShear = (row: number, e: number, side: 'left' | 'right', factor: number) => {
    const element = elements[e];
    if (!element) return;
    const l = (element.x1 - element.x0) / scale.length;
    addRight(row, e, -factor / l);
    addLeft(row, e + 1, factor / l);
    addGiven(row, (k) => factor * (side === 'left' ? input.spans[k]![e]!.Q0 : input.spans[k]![e]!.Q1));
  };
  const addHeldSlope = (i: number, e: number, side: 'left' | 'right') => {
    const row = open();
    const node = nodes[i]!;
    addSlope(row, e, side, 1);
    const flexibility = ((node.holdR ?? 0) * scale.EI) / scale.length;
    addLeft(row, i, flexibility);
    addRight(row, i, -flexibility);
    addGiven(row, (k) => -flexibility * loadedMoment(i, k));
    addGiven(row, (k) => -imposedDisplacement(input.actions[k]!, node.support, 'r') * scale.perSlope);
  };
  const addContinuousSlope = (i: number) => {
    const row = open();
    addSlope(row, i, 'left', 1);
    addSlope(row, i - 1, 'right', -1);
  };

  for (let i = 0; i < n; i++) {
    const node = nodes[i]!;
    if (step.findsDeflections) {
      if (node.holdR !== null) {
        if (i > 0) addHeldSlope(i, i - 1, 'right');
        if (i < n - 1 && !node.isCut) {
          // Two rows with the same soft spring would differ by their slopes alone, and those digits would be lost.
          if (i > 0 && node.holdR > 0) addContinuousSlope(i);
          else addHeldSlope(i, i, 'left');
        }
      } else if (momentSides(nodes, i) === 1) {
        addContinuousSlope(i);
      }
    }
    const isBalanced = node.holdY === null || (node.holdY !== 0 && step.findsDeflections);
    if (!step.findsMoments || !isBalanced) continue;
    const row = open();
    const isSpring = node.holdY !== null;
    const flexibility = isSpring ? node.holdY * scale.perDeflection : 1;
    addShear(row, i, 'left', flexibility);
    addShear(row, i - 1, 'right', -flexibility);
    addGiven(row, (k) => -flexibility * forceOnNode(input.spans[k]!, i, 'across'));
    if (isSpring) {
      addDeflection(row, i, 1);
      addGiven(row, (k) => -imposedDisplacement(input.actions[k]!, node.support, 'y') * scale.perDeflection);
    }
  }

  const result = solveBandedInto({ size, rows, rightSides, scalesColumns });
  if (!result.ok) return nodeOf[result.pivotRow]!;
  known.forEach((set, k) => {
    const x = rightSides[k]!;
    for (let i = 0; i < n; i++) {
      if (leftAt[i]! >= 0) set.left[i] = x[leftAt[i]!]!;
      if (rightAt[i]! >= 0) set.right[i] = x[rightAt[i]!]! - (sharesMoment(i) ? loadedMoment(i, k) : 0);
      if (deflectionAt[i]! >= 0) set.v[i] = x[deflectionAt[i]!]!;
    }
  });
  return null;
}
