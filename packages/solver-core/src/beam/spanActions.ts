import type { BeamElement } from './elements.ts';
import type { LineLoad, SplitLoad } from './pieces.ts';

/**
 * What the loads of an element do to it as a simple beam on its own ends: shear forces at the ends, and the
 * slopes times EI; along x their sum and, times EA, the lengthening they cause while N is 0 at the left end.
 */
export interface SpanActions {
  readonly length: number;
  readonly Q0: number;
  readonly Q1: number;
  readonly slope0: number;
  readonly slope1: number;
  readonly axialSum: number;
  readonly axialStretch: number;
  /**
   * Forces and moments right on the element's left node, and on the end of the beam. They act on the node, not on the span:
   * taken through the span they would be subtracted again and cost the digits of a small shear beside a large load on a support.
   */
  readonly startAcross: number;
  readonly endAcross: number;
  readonly startMoment: number;
  readonly endMoment: number;
  readonly startAlong: number;
  readonly endAlong: number;
}

/**
 * Computes the actions of every element's loads on its ends.
 *
 * Point loads enter by the closed forms of the simple beam; distributed ones by the same forms at three Gauss points
 * of each piece, which is exact: form (degree 3) times load (degree 2) is degree 5.
 * Source: THEORY.md, "A span"; Roark's Formulas, 8th ed., table 8.1, cases 1e and 3e.
 */
export function computeSpanActions(
  elements: readonly BeamElement[],
  { across, along }: SplitLoad,
): SpanActions[] {
  return elements.map((element, e) => {
    const length = element.x1 - element.x0;
    const sum: Sums = { ...NOTHING, ...nodeForces(e, { across, along }), length };
    eachForce({ element, e, load: across, addInto: addForceInto, sum });
    eachForce({ element, e, load: along, addInto: addAxialInto, sum });
    eachMoment({ element, e, load: across, sum });
    return sum;
  });
}

const NOTHING = { Q0: 0, Q1: 0, slope0: 0, slope1: 0, axialSum: 0, axialStretch: 0 };

function nodeForces(e: number, { across, along }: SplitLoad) {
  const endOf = ({ firstPiece }: LineLoad, values: Float64Array) =>
    e === firstPiece.length - 2 ? values[firstPiece[e + 1]!]! : 0;
  return {
    startAcross: across.force[across.firstPiece[e]!]!,
    endAcross: endOf(across, across.force),
    startMoment: across.moment[across.firstPiece[e]!]!,
    endMoment: endOf(across, across.moment),
    startAlong: along.force[along.firstPiece[e]!]!,
    endAlong: endOf(along, along.force),
  };
}

/** Returns the force right on node i: the start of its element, or the end of the beam. */
export function forceOnNode(spans: readonly SpanActions[], i: number, along: 'across' | 'along'): number {
  const span = spans[i];
  if (span) return along === 'across' ? span.startAcross : span.startAlong;
  const last = spans[i - 1]!;
  return along === 'across' ? last.endAcross : last.endAlong;
}

/** Returns the moment right on node i. */
export function momentOnNode(spans: readonly SpanActions[], i: number): number {
  return spans[i]?.startMoment ?? spans[i - 1]!.endMoment;
}

type Sums = { -readonly [Name in keyof SpanActions]: SpanActions[Name] };

/** Adds a force at distance a from the left end and b from the right end. */
type AddForce = (sum: Sums, a: number, b: number, force: number) => void;

function addForceInto(sum: Sums, a: number, b: number, force: number): void {
  const { length } = sum;
  sum.Q0 -= (force * b) / length;
  sum.Q1 += (force * a) / length;
  const arm = (force * a * b) / (6 * length);
  sum.slope0 += arm * (length + b);
  sum.slope1 -= arm * (length + a);
}

function addAxialInto(sum: Sums, _a: number, b: number, force: number): void {
  sum.axialSum += force;
  sum.axialStretch -= force * b;
}

function eachForce(of: {
  element: BeamElement;
  e: number;
  load: LineLoad;
  addInto: AddForce;
  sum: Sums;
}): void {
  const { element, e, load, addInto, sum } = of;
  const { places, firstPiece, force, q0, q1, q2 } = load;
  const { x0, x1 } = element;
  const end = firstPiece[e + 1]!;
  for (let p = firstPiece[e]!; p < end; p++) {
    const a = places[p]! - x0;
    const b = x1 - places[p]!;
    if (force[p] !== 0 && a > 0) addInto(sum, a, b, force[p]!);
    const [c0, c1, c2] = [q0[p]!, q1[p]!, q2[p]!];
    if (c0 === 0 && c1 === 0 && c2 === 0) continue;
    const h = places[p + 1]! - places[p]!;
    for (let k = 0; k < 3; k++) {
      const s = GAUSS_AT[k]! * h;
      addInto(sum, a + s, b - s, GAUSS_WEIGHT[k]! * h * (c0 + s * (c1 + s * c2)));
    }
  }
}

function eachMoment(of: { element: BeamElement; e: number; load: LineLoad; sum: Sums }): void {
  const { element, e, load, sum } = of;
  const { places, firstPiece, moment } = load;
  const { x0, x1 } = element;
  const { length } = sum;
  const end = firstPiece[e + 1]!;
  for (let p = firstPiece[e]! + 1; p < end; p++) {
    const m = moment[p]!;
    if (m === 0) continue;
    const a = places[p]! - x0;
    const b = x1 - places[p]!;
    sum.Q0 += m / length;
    sum.Q1 += m / length;
    sum.slope0 += (m * (3 * b * b - length * length)) / (6 * length);
    sum.slope1 += (m * (3 * a * a - length * length)) / (6 * length);
  }
}

const GAUSS_AT = [0.5 - Math.sqrt(0.15), 0.5, 0.5 + Math.sqrt(0.15)] as const;
const GAUSS_WEIGHT = [5 / 18, 8 / 18, 5 / 18] as const;
