import { GAUSS_AT, GAUSS_WEIGHT } from '../../linalg/gauss.ts';
import type { MemberElement } from '../model.ts';
import type { LineLoad } from '../loads/pieces.ts';

/** End actions of the loads of one element with clamped ends: the shear forces and moments at its ends. */
export interface ClampedEnds {
  readonly Q0: number;
  readonly M0: number;
  readonly Q1: number;
  readonly M1: number;
}

/**
 * The end actions in parts by piece. At the left end of piece p, to the right of a force and a moment there, `Q0` and
 * `M0` sum the actions on the left clamp of the loads to the right of that place, `Q1` and `M1` those on the right
 * clamp of the loads to its left.
 *
 * A load beside one clamp has only a tiny effect towards the other one. These sums retain its digits, because each part
 * is a product; differences of shear forces would lose them.
 */
export interface ClampedActions {
  readonly Q0: Float64Array;
  readonly M0: Float64Array;
  readonly Q1: Float64Array;
  readonly M1: Float64Array;
  /** For each element, the sum over all its loads. */
  readonly ends: readonly ClampedEnds[];
}

/**
 * Computes the actions of every element's loads between clamped ends; loads applied to a node are left out.
 *
 * Point loads use closed forms; distributed loads use the same forms at three Gauss points of each piece, which is
 * exact, because form (degree 3) times load (degree 2) has degree 5. Source: THEORY.md, "A span"; Roark's Formulas, 8th
 * ed., table 8.1, cases 1d and 3d; with shear strains "Shear strains".
 */
export function computeClampedActions(elements: readonly MemberElement[], load: LineLoad): ClampedActions {
  const { places, firstPiece } = load;
  const count = places.length - 1;
  const Q0 = new Float64Array(count);
  const M0 = new Float64Array(count);
  const Q1 = new Float64Array(count);
  const M1 = new Float64Array(count);
  const ends = elements.map((element, e): ClampedEnds => {
    const pieces = { load, first: firstPiece[e]!, next: firstPiece[e + 1]! };
    const right = sumOnRightInto(Q1, M1, element, pieces);
    const left = sumOnLeftInto(Q0, M0, element, pieces);
    return { Q0: left.Q, M0: left.M, Q1: right.Q, M1: right.M };
  });
  return { Q0, M0, Q1, M1, ends };
}

/** The pieces of one element. */
interface ElementPieces {
  readonly load: LineLoad;
  readonly first: number;
  readonly next: number;
}

function sumOnRightInto(
  Q1: Float64Array,
  M1: Float64Array,
  element: MemberElement,
  { load, first, next }: ElementPieces,
): ClampSum {
  const { x0, x1 } = element;
  const sum = createSum(element, -1);
  for (let p = first; p < next; p++) {
    sum.near = x1 - load.places[p]!;
    sum.far = load.places[p]! - x0;
    if (p > first) addPointInto(sum, load, p);
    Q1[p] = sum.Q;
    M1[p] = sum.M;
    addSpreadInto(sum, load, p);
  }
  return sum;
}

function sumOnLeftInto(
  Q0: Float64Array,
  M0: Float64Array,
  element: MemberElement,
  { load, first, next }: ElementPieces,
): ClampSum {
  const { x0, x1 } = element;
  const sum = createSum(element, 1);
  for (let p = next - 1; p >= first; p--) {
    sum.near = load.places[p]! - x0;
    sum.far = x1 - load.places[p]!;
    addSpreadInto(sum, load, p);
    Q0[p] = sum.Q;
    M0[p] = sum.M;
    if (p > first) addPointInto(sum, load, p);
  }
  return sum;
}

/**
 * A sum at the clamp of one end. `direction` points into the element; `near` and `far` are the distances of a place
 * from this clamp and from the other one.
 */
interface ClampSum {
  readonly length: number;
  readonly direction: 1 | -1;
  /** Φ = 12 EI/(GA·l²), and 1/(1 + Φ). */
  readonly shear: number;
  readonly bent: number;
  near: number;
  far: number;
  Q: number;
  M: number;
}

function createSum({ x0, x1, EI, GA }: MemberElement, direction: 1 | -1): ClampSum {
  const length = x1 - x0;
  const shear = (12 * EI) / (GA * length * length);
  return { length, direction, shear, bent: 1 / (1 + shear), near: 0, far: length, Q: 0, M: 0 };
}

/** Adds a force at a distance `s` to the right of the sum's place. */
function addForceInto(sum: ClampSum, force: number, s: number): void {
  const { length, direction, shear, bent } = sum;
  const near = sum.near + direction * s;
  const share = (sum.far - direction * s) / length;
  sum.Q -= direction * force * share * bent * (share * (1 + (2 * near) / length) + shear);
  sum.M += force * near * share * bent * (share + shear / 2);
}

/** Adds the force and the moment at the sum's place, where piece p begins. */
function addPointInto(sum: ClampSum, load: LineLoad, p: number): void {
  addForceInto(sum, load.force[p]!, 0);
  const moment = load.moment[p]!;
  if (moment === 0) return;
  const { length, direction, shear, bent, near, far } = sum;
  sum.Q += (6 * moment * bent * near * far) / length ** 3;
  sum.M += (direction * moment * bent * far * (far - 2 * near + shear * length)) / length ** 2;
}

/** Adds the load of piece p, whose left end is the sum's place. */
function addSpreadInto(sum: ClampSum, { places, q0, q1, q2 }: LineLoad, p: number): void {
  const a = q0[p]!;
  const b = q1[p]!;
  const c = q2[p]!;
  if (a === 0 && b === 0 && c === 0) return;
  const h = places[p + 1]! - places[p]!;
  for (let k = 0; k < 3; k++) {
    const s = GAUSS_AT[k]! * h;
    addForceInto(sum, GAUSS_WEIGHT[k]! * h * (a + s * (b + s * c)), s);
  }
}
