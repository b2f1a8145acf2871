import type { EquationRows } from '../../linalg/bandedSystem.ts';
import { imposedDisplacement } from '../loads/actions.ts';
import type { BendingInput, NodeBending, Scale, Step } from './bendingInput.ts';
import { momentSides, sharesMoment } from './bendingUnknowns.ts';
import type { BendingUnknowns } from './bendingUnknowns.ts';
import type { DistributedMoments } from './distributedMoments.ts';
import { forceOnNode, momentOnNode } from '../loads/nodeLoads.ts';

/** The input for the equations of one step; `known` contains, for each case set, the values that are not unknown. */
export interface BendingStep {
  readonly input: BendingInput;
  readonly step: Step;
  readonly scale: Scale;
  readonly distributed: readonly DistributedMoments[];
  readonly known: readonly NodeBending[];
  readonly unknowns: BendingUnknowns;
}

export interface BendingEquations {
  readonly rows: EquationRows;
  /** One array for each case set. */
  readonly rightSides: readonly Float64Array[];
}

/**
 * Writes the equations of one step, from node to node: slopes agree or are held, shear forces balance, springs deflect.
 * Source: THEORY.md, "The whole beam".
 */
export function bendingEquations(of: BendingStep): BendingEquations {
  const { nodes } = of.input.model;
  const rows = { first: [], columns: [], values: [] };
  const rightSides = of.known.map(() => new Float64Array(of.unknowns.nodeOf.length));
  const equations: OpenEquations = { ...of, rows, rightSides };
  for (let i = 0; i < nodes.length; i++) {
    if (of.step.findsDeflections) addSlopesInto(equations, i);
    const { holdY } = nodes[i]!;
    const isBalanced = holdY === null || (holdY !== 0 && of.step.findsDeflections);
    if (of.step.findsMoments && isBalanced) addBalanceInto(equations, i);
  }
  return equations;
}

/** The equations written so far; terms are added to the last row. */
interface OpenEquations extends BendingStep {
  readonly rows: { readonly first: number[]; readonly columns: number[]; readonly values: number[] };
  readonly rightSides: readonly Float64Array[];
}

/** One end of an element. */
export interface ElementEnd {
  readonly e: number;
  readonly side: 'left' | 'right';
}

function addSlopesInto(equations: OpenEquations, i: number): void {
  const { nodes } = equations.input.model;
  const { holdR, isCut } = nodes[i]!;
  if (holdR === null) {
    if (momentSides(nodes, i) === 1) addContinuousSlopeInto(equations, i);
    return;
  }
  if (i > 0) addHeldSlopeInto(equations, i, { e: i - 1, side: 'right' });
  if (i === nodes.length - 1 || isCut) return;
  // Two rows with the same soft spring would differ only by their slopes, and rounding would lose those digits.
  if (i > 0 && holdR > 0) addContinuousSlopeInto(equations, i);
  else addHeldSlopeInto(equations, i, { e: i, side: 'left' });
}

function addContinuousSlopeInto(equations: OpenEquations, i: number): void {
  openRowInto(equations);
  addSlopeInto(equations, { e: i, side: 'left' }, 1);
  addSlopeInto(equations, { e: i - 1, side: 'right' }, -1);
}

function addHeldSlopeInto(equations: OpenEquations, i: number, end: ElementEnd): void {
  const { input, scale } = equations;
  const { holdR, support } = input.model.nodes[i]!;
  openRowInto(equations);
  addSlopeInto(equations, end, 1);
  const flexibility = ((holdR ?? 0) * scale.EI) / scale.length;
  addMomentInto(equations, { e: i - 1, side: 'right' }, flexibility);
  addMomentInto(equations, { e: i, side: 'left' }, -flexibility);
  for (let k = 0; k < equations.known.length; k++) {
    addGivenInto(equations, k, -flexibility * loadedMoment(equations, i, k));
    addGivenInto(equations, k, -imposedDisplacement(input.actions[k]!, support, 'r') * scale.perSlope);
  }
}

function addBalanceInto(equations: OpenEquations, i: number): void {
  const { input, scale } = equations;
  const { holdY, support } = input.model.nodes[i]!;
  openRowInto(equations);
  const isSpring = holdY !== null;
  const flexibility = isSpring ? holdY * scale.perDeflection : 1;
  addShearInto(equations, { e: i, side: 'left' }, flexibility);
  addShearInto(equations, { e: i - 1, side: 'right' }, -flexibility);
  if (isSpring) addDeflectionInto(equations, i, 1);
  for (let k = 0; k < equations.known.length; k++) {
    addGivenInto(equations, k, -flexibility * forceOnNode(input.loads[k]!, i));
    if (!isSpring) continue;
    addGivenInto(equations, k, -imposedDisplacement(input.actions[k]!, support, 'y') * scale.perDeflection);
  }
}

/**
 * Adds the rotation of the cross-section at an end of an element times a sign. The loads of a clamped element rotate
 * neither of its ends.
 */
function addSlopeInto(equations: OpenEquations, { e, side }: ElementEnd, sign: 1 | -1): void {
  const { input, scale } = equations;
  const element = input.model.elements[e]!;
  const l = (element.x1 - element.x0) / scale.length;
  const f = scale.EI / element.EI;
  addDeflectionInto(equations, e, -sign / l);
  addDeflectionInto(equations, e + 1, sign / l);
  addRightInto(equations, e, (sign * f * l * (side === 'left' ? -2 : 1)) / 6);
  addLeftInto(equations, e + 1, (sign * f * l * (side === 'left' ? -1 : 2)) / 6);
  // The terms stay separate, because the refinement has to know the rounding error of their sum.
  const shear = (sign * scale.EI) / (element.GA * scale.length ** 2 * l);
  if (shear === 0) return;
  addRightInto(equations, e, -shear);
  addLeftInto(equations, e + 1, shear);
}

/** Adds the shear force at an end of an element times a factor; beyond the ends of the beam it is zero. */
function addShearInto(equations: OpenEquations, { e, side }: ElementEnd, factor: number): void {
  const { input, scale } = equations;
  const element = input.model.elements[e];
  if (!element) return;
  const l = (element.x1 - element.x0) / scale.length;
  addRightInto(equations, e, -factor / l);
  addLeftInto(equations, e + 1, factor / l);
  for (let k = 0; k < equations.known.length; k++) {
    const { Q0, Q1 } = input.clamped[k]!.ends[e]!;
    addGivenInto(equations, k, factor * (side === 'left' ? Q0 : Q1));
  }
}

/** Adds the moment at an end of an element times a factor; beyond the ends of the beam it is zero. */
function addMomentInto(equations: OpenEquations, end: ElementEnd, factor: number): void {
  if (!equations.input.model.elements[end.e] || factor === 0) return;
  if (end.side === 'left') addRightInto(equations, end.e, factor);
  else addLeftInto(equations, end.e + 1, factor);
  for (let k = 0; k < equations.known.length; k++)
    addGivenInto(equations, k, factor * clampedMoment(equations, end, k));
}

/** Adds the moment at the left of a node, less that of a clamped element, times a factor. */
function addLeftInto(equations: OpenEquations, i: number, factor: number): void {
  const { unknowns, known, distributed } = equations;
  addTermInto(equations, unknowns.left[i]!, factor);
  if (unknowns.left[i]! >= 0 && !sharesMoment(unknowns, i)) return;
  for (let k = 0; k < known.length; k++)
    addGivenInto(
      equations,
      k,
      factor * (unknowns.left[i]! < 0 ? known[k]!.leftBeyond : distributed[k]!.left)[i]!,
    );
}

/** Adds the moment at the right of a node, less that of a clamped element, times a factor. */
function addRightInto(equations: OpenEquations, i: number, factor: number): void {
  const { unknowns, known, distributed } = equations;
  addTermInto(equations, unknowns.right[i]!, factor);
  if (unknowns.right[i]! >= 0 && !sharesMoment(unknowns, i)) return;
  for (let k = 0; k < known.length; k++)
    addGivenInto(
      equations,
      k,
      factor * (unknowns.right[i]! < 0 ? known[k]!.rightBeyond : distributed[k]!.right)[i]!,
    );
}

function addDeflectionInto(equations: OpenEquations, i: number, factor: number): void {
  const { unknowns, known } = equations;
  addTermInto(equations, unknowns.v[i]!, factor);
  if (unknowns.v[i]! >= 0) return;
  for (let k = 0; k < known.length; k++) addGivenInto(equations, k, factor * known[k]!.v[i]!);
}

function openRowInto({ rows }: OpenEquations): void {
  rows.first.push(rows.columns.length);
}

function addTermInto({ rows }: OpenEquations, column: number, factor: number): void {
  if (column < 0 || factor === 0) return;
  rows.columns.push(column);
  rows.values.push(factor);
}

/** Moves a value that is given in a case set to the right-hand side. */
function addGivenInto({ rows, rightSides }: OpenEquations, k: number, value: number): void {
  rightSides[k]![rows.first.length - 1]! -= value;
}

type Given = Pick<BendingStep, 'input' | 'scale'>;

/** Returns the scaled moment applied to a node. */
export function loadedMoment({ input, scale }: Given, i: number, k: number): number {
  return momentOnNode(input.loads[k]!, i) / scale.length;
}

/** Returns the scaled moment at an end of an element with both ends clamped. */
export function clampedMoment({ input, scale }: Given, { e, side }: ElementEnd, k: number): number {
  const { M0, M1 } = input.clamped[k]!.ends[e]!;
  return (side === 'left' ? M0 : M1) / scale.length;
}
