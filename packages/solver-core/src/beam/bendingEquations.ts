import { imposedDisplacement } from './actions.ts';
import type { BendingInput, NodeBending, Scale, Step } from './bendingInput.ts';
import { momentSides, sharesMoment } from './bendingUnknowns.ts';
import type { BendingUnknowns } from './bendingUnknowns.ts';
import { forceOnNode, momentOnNode } from './spanActions.ts';

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
interface ElementEnd {
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
  addLeftInto(equations, i, flexibility);
  addRightInto(equations, i, -flexibility);
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
  addGivenInto(equations, (k) => -flexibility * forceOnNode(input.spans[k]!, i, 'across'));
  if (!isSpring) return;
  addDeflectionInto(equations, i, 1);
  addGivenInto(equations, (k) => -imposedDisplacement(input.actions[k]!, support, 'y') * scale.perDeflection);
}

/** Adds the slope at an end of an element times a sign. */
function addSlopeInto(equations: OpenEquations, { e, side }: ElementEnd, sign: 1 | -1): void {
  const { input, scale } = equations;
  const element = input.model.elements[e]!;
  const l = (element.x1 - element.x0) / scale.length;
  const f = scale.EI / element.EI;
  addDeflectionInto(equations, e, -sign / l);
  addDeflectionInto(equations, e + 1, sign / l);
  const [near, far] = side === 'left' ? [-2, -1] : [1, 2];
  addRightInto(equations, e, (sign * f * l * near) / 6);
  addLeftInto(equations, e + 1, (sign * f * l * far) / 6);
  addGivenInto(equations, (k) => {
    const span = input.spans[k]![e]!;
    return (sign * f * (side === 'left' ? span.slope0 : span.slope1)) / scale.length ** 2;
  });
}

/** Adds the shear force at an end of an element times a factor; beyond the ends of the beam there is none. */
function addShearInto(equations: OpenEquations, { e, side }: ElementEnd, factor: number): void {
  const { input, scale } = equations;
  const element = input.model.elements[e];
  if (!element) return;
  const l = (element.x1 - element.x0) / scale.length;
  addRightInto(equations, e, -factor / l);
  addLeftInto(equations, e + 1, factor / l);
  addGivenInto(equations, (k) => {
    const span = input.spans[k]![e]!;
    return factor * (side === 'left' ? span.Q0 : span.Q1);
  });
}

function addLeftInto(equations: OpenEquations, i: number, factor: number): void {
  addTermInto(equations, { i, of: 'left' }, factor);
}

function addRightInto(equations: OpenEquations, i: number, factor: number): void {
  addTermInto(equations, { i, of: 'right' }, factor);
  if (sharesMoment(equations.unknowns, i))
    addGivenInto(equations, (k) => -factor * loadedMoment(equations, i, k));
}

function addDeflectionInto(equations: OpenEquations, i: number, factor: number): void {
  addTermInto(equations, { i, of: 'v' }, factor);
}

function openRowInto({ rows }: OpenEquations): void {
  rows.push({ columns: [], values: [] });
}

function addTermInto(
  equations: OpenEquations,
  { i, of }: { readonly i: number; readonly of: keyof NodeBending },
  factor: number,
): void {
  if (factor === 0) return;
  const column = equations.unknowns[of][i]!;
  if (column < 0) {
    addGivenInto(equations, (k) => factor * equations.known[k]![of][i]!);
    return;
  }
  const row = equations.rows.at(-1)!;
  row.columns.push(column);
  row.values.push(factor);
}

/** Takes what is given to the right side. */
function addGivenInto({ rows, rightSides }: OpenEquations, value: (k: number) => number): void {
  const row = rows.length - 1;
  for (let k = 0; k < rightSides.length; k++) rightSides[k]![row]! -= value(k);
}

/** The moment right on a node, scaled. */
export function loadedMoment(
  { input, scale }: Pick<BendingStep, 'input' | 'scale'>,
  i: number,
  k: number,
): number {
  return momentOnNode(input.spans[k]!, i) / scale.length;
}
