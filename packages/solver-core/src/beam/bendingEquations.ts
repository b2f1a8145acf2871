import { imposedDisplacement } from './actions.ts';
import type { BendingInput, NodeBending, Scale, Step } from './bendingInput.ts';
import { momentSides, sharesMoment } from './bendingUnknowns.ts';
import type { BendingUnknowns } from './bendingUnknowns.ts';
import type { BeamElement } from './elements.ts';
import { forceOnNode, momentOnNode } from './nodeLoads.ts';

/** What the equations of one step are made from; `known` holds by case set what is not unknown. */
export interface BendingStep {
  readonly input: BendingInput;
  readonly step: Step;
  readonly scale: Scale;
  readonly known: readonly NodeBending[];
  readonly unknowns: BendingUnknowns;
}

export interface BendingEquations {
  readonly rows: readonly { readonly columns: readonly number[]; readonly values: readonly number[] }[];
  /** By case set. */
  readonly rightSides: readonly Float64Array[];
}

/**
 * Writes the equations of one step, from node to node: slopes agree or are held, shear forces balance, springs give.
 * Source: THEORY.md, "The whole beam".
 */
export function bendingEquations(of: BendingStep): BendingEquations {
  const { nodes } = of.input.model;
  const equations: OpenEquations = {
    ...of,
    rows: [],
    rightSides: of.known.map(() => new Float64Array(of.unknowns.nodeOf.length)),
  };
  for (let i = 0; i < nodes.length; i++) {
    if (of.step.findsDeflections) addSlopesInto(equations, i);
    const { holdY } = nodes[i]!;
    const isBalanced = holdY === null || (holdY !== 0 && of.step.findsDeflections);
    if (of.step.findsMoments && isBalanced) addBalanceInto(equations, i);
  }
  return equations;
}

/** The equations so far; terms go into the last row. */
interface OpenEquations extends BendingStep {
  readonly rows: { columns: number[]; values: number[] }[];
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
  // Two rows with the same soft spring would differ by their slopes alone, and those digits would be lost.
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
  addGivenInto(equations, (k) => -flexibility * loadedMoment(equations, i, k));
  addGivenInto(equations, (k) => -imposedDisplacement(input.actions[k]!, support, 'r') * scale.perSlope);
}

function addBalanceInto(equations: OpenEquations, i: number): void {
  const { input, scale } = equations;
  const { holdY, support } = input.model.nodes[i]!;
  openRowInto(equations);
  const isSpring = holdY !== null;
  const flexibility = isSpring ? holdY * scale.perDeflection : 1;
  addShearInto(equations, { e: i, side: 'left' }, flexibility);
  addShearInto(equations, { e: i - 1, side: 'right' }, -flexibility);
  addGivenInto(equations, (k) => -flexibility * forceOnNode(input.loads[k]!, i));
  if (!isSpring) return;
  addDeflectionInto(equations, i, 1);
  addGivenInto(equations, (k) => -imposedDisplacement(input.actions[k]!, support, 'y') * scale.perDeflection);
}

/** Adds the slope at an end of an element times a sign. Between clamps its loads turn neither end. */
function addSlopeInto(equations: OpenEquations, { e, side }: ElementEnd, sign: 1 | -1): void {
  const { input, scale } = equations;
  const element = input.model.elements[e]!;
  const l = (element.x1 - element.x0) / scale.length;
  const f = scale.EI / element.EI;
  addDeflectionInto(equations, e, -sign / l);
  addDeflectionInto(equations, e + 1, sign / l);
  const [near, far] = side === 'left' ? [-2, -1] : [1, 2];
  addBeyondInto(equations, { e, side: 'left' }, (sign * f * l * near) / 6);
  addBeyondInto(equations, { e, side: 'right' }, (sign * f * l * far) / 6);
}

/** Adds the shear force at an end of an element times a factor; beyond the ends of the beam there is none. */
function addShearInto(equations: OpenEquations, { e, side }: ElementEnd, factor: number): void {
  const { input, scale } = equations;
  const element = input.model.elements[e];
  if (!element) return;
  const l = (element.x1 - element.x0) / scale.length;
  addBeyondInto(equations, { e, side: 'left' }, -factor / l);
  addBeyondInto(equations, { e, side: 'right' }, factor / l);
  addGivenInto(equations, (k) => {
    const ends = input.clamped[k]!.ends[e]!;
    return factor * (side === 'left' ? ends.Q0 : ends.Q1);
  });
}

/** Adds the moment at an end of an element times a factor; beyond the ends of the beam there is none. */
function addMomentInto(equations: OpenEquations, { e, side }: ElementEnd, factor: number): void {
  const { input } = equations;
  if (!input.model.elements[e] || factor === 0) return;
  addBeyondInto(equations, { e, side }, factor);
  addGivenInto(equations, (k) => factor * clampedMoment(equations, { e, side }, k));
}

/** Adds what the moment at an end of an element is beyond that of clamps, times a factor. */
function addBeyondInto(equations: OpenEquations, end: ElementEnd, factor: number): void {
  const { unknowns, known } = equations;
  const [i, of] = end.side === 'left' ? ([end.e, 'right'] as const) : ([end.e + 1, 'left'] as const);
  addTermInto(equations, unknowns[of][i]!, factor);
  if (unknowns[of][i]! < 0) addGivenInto(equations, (k) => factor * known[k]![`${of}Beyond`][i]!);
  else if (sharesMoment(unknowns, i))
    addGivenInto(equations, (k) => factor * distributedMoment(equations, end, k));
}

function addDeflectionInto(equations: OpenEquations, i: number, factor: number): void {
  const { unknowns, known } = equations;
  addTermInto(equations, unknowns.v[i]!, factor);
  if (unknowns.v[i]! < 0) addGivenInto(equations, (k) => factor * known[k]!.v[i]!);
}

function openRowInto({ rows }: OpenEquations): void {
  rows.push({ columns: [], values: [] });
}

function addTermInto({ rows }: OpenEquations, column: number, factor: number): void {
  if (column < 0 || factor === 0) return;
  const row = rows.at(-1)!;
  row.columns.push(column);
  row.values.push(factor);
}

/** Takes what is given to the right side. */
function addGivenInto({ rows, rightSides }: OpenEquations, value: (k: number) => number): void {
  const row = rows.length - 1;
  for (let k = 0; k < rightSides.length; k++) rightSides[k]![row]! -= value(k);
}

type Given = Pick<BendingStep, 'input' | 'scale'>;

/** The moment right on a node, scaled. */
export function loadedMoment({ input, scale }: Given, i: number, k: number): number {
  return momentOnNode(input.loads[k]!, i) / scale.length;
}

/** The moment at the clamped end of an element, scaled. */
export function clampedMoment({ input, scale }: Given, { e, side }: ElementEnd, k: number): number {
  const { M0, M1 } = input.clamped[k]!.ends[e]!;
  return (side === 'left' ? M0 : M1) / scale.length;
}

/**
 * The part of an element's end in what is out of balance at a node between clamped elements that turns freely, scaled.
 *
 * It is divided by the stiffnesses EI/l. What the unknown at the node then adds is small where one side is much stiffer
 * than the other, so neither side's moment is a difference of large ones.
 * Source: H. Cross, Analysis of continuous frames by distributing fixed-end moments, Trans. ASCE 96 (1932).
 */
export function distributedMoment(given: Given, { e, side }: ElementEnd, k: number): number {
  const { elements } = given.input.model;
  const i = side === 'left' ? e : e + 1;
  const stiffness = (element: BeamElement) => element.EI / (element.x1 - element.x0);
  const sum = stiffness(elements[i - 1]!) + stiffness(elements[i]!);
  const unbalanced =
    clampedMoment(given, { e: i - 1, side: 'right' }, k) -
    clampedMoment(given, { e: i, side: 'left' }, k) -
    loadedMoment(given, i, k);
  return (((side === 'left' ? 1 : -1) * stiffness(elements[e]!)) / sum) * unbalanced;
}
