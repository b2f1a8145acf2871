import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import { addPolynomials } from '../../linalg/addPolynomials.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { CRITICAL_FOUND, SETTLED_AT_MOST, SETTLED_FORCE } from '../../linalg/tolerance.ts';
import type { FrameActions, FrameModel } from '../assembly/frameModel.ts';
import type { JointMotion } from '../solving/jointMotion.ts';
import { fieldsOfPieces, type SeriesFields } from './fieldsOfPieces.ts';
import { evaluateForm } from './linearForm.ts';
import { bytesOfEquations, countLoose, solvePieces, writePieceEquations } from './pieceEquations.ts';
import { cutMember } from './stretches.ts';

/** How the axial forces of the second order converged. */
export interface SecondOrderSteps {
  /** Number of solutions until the axial forces converged, including that of the first order. */
  readonly steps: number;
  /** The last change of an axial force, relative to the largest one. */
  readonly change: number;
}

/** A case set that was solved in pieces. */
export interface PiecedSet {
  readonly ok: true;
  readonly fields: readonly SeriesFields[];
  readonly motion: JointMotion;
  /** Null in the first order. */
  readonly secondOrder: SecondOrderSteps | null;
}

/**
 * A case set that was not solved: it is too slender, beyond its critical factor, or its axial forces do not converge.
 */
export type UnsolvedPieces =
  | { readonly ok: false; readonly cause: 'size' | 'unsettled' }
  | { readonly ok: false; readonly cause: 'memory'; readonly bytes: number }
  | { readonly ok: false; readonly cause: 'buckling'; readonly factor: number };

/** Greatest number of solutions for the axial forces to converge. */
const MOST_STEPS = 120;
/** The step lengths between which Aitken's rule chooses, and the least one after halving. */
const FIRST_PART = 1 / 16;
const MOST_PART = 4;
const LEAST_PART = 1 / 1024;

/**
 * Solves a case set piece by piece: members on elastic beds, and, in the second order, members on whose deflections
 * axial forces act. The fields are exact, so no member is subdivided for accuracy. The axial forces of the second order
 * are those of the previous solution, until they converge. Equations of the first order of more than `memory` bytes are
 * not solved.
 */
export function solvePiecedSet(
  model: FrameModel,
  actions: FrameActions,
  isSecondOrder: boolean,
  memory = Infinity,
): PiecedSet | UnsolvedPieces {
  if (memory < Infinity) {
    const equations = equationsOf(model, actions, null);
    const bytes = equations === null ? 0 : bytesOfEquations(equations);
    if (bytes > memory) return { ok: false, cause: 'memory', bytes };
  }
  const first = solveWith(model, actions, null);
  if (first === null) return { ok: false, cause: 'size' };
  if (!isSecondOrder) return { ok: true, fields: first.fields, motion: first.motion, secondOrder: null };
  return settle(model, actions, first);
}

/**
 * Solves repeatedly with the axial forces of the previous solution, until they converge. The length of each step
 * follows from the two previous ones by Aitken's rule, so that oscillating forces settle; a step to forces at which the
 * frame is unstable is halved.
 */
function settle(model: FrameModel, actions: FrameActions, first: Solved): PiecedSet | UnsolvedPieces {
  let used: AxialForces = axialOf(first);
  let last = solveWith(model, actions, used);
  if (last === null) return { ok: false, cause: 'size' };
  if (last.negative > 0) {
    const factor = findFactor(model, actions, used);
    return factor === null ? { ok: false, cause: 'unsettled' } : { ok: false, cause: 'buckling', factor };
  }
  let part = 1;
  let before: Float64Array | null = null;
  for (let steps = 2; steps <= MOST_STEPS; steps++) {
    const found = axialOf(last);
    const change = changeOf(used, found);
    if (!Number.isFinite(change)) break;
    if (change <= SETTLED_FORCE || (steps === MOST_STEPS && change <= SETTLED_AT_MOST))
      return { ok: true, fields: last.fields, motion: last.motion, secondOrder: { steps, change } };
    const missing = differencesOf(used, found);
    part = before === null ? 1 : nextPart(part, before, missing);
    before = missing;
    let next: Solved | null = null;
    for (; part >= LEAST_PART; part /= 2) {
      const tried = part === 1 ? found : mixed(used, found, part);
      next = solveWith(model, actions, tried);
      if (next === null || next.negative === 0) {
        used = tried;
        break;
      }
    }
    if (next === null) return { ok: false, cause: 'size' };
    if (next.negative > 0) break;
    last = next;
  }
  return { ok: false, cause: 'unsettled' };
}

/**
 * Returns the length of the next step by Aitken's rule: the one with which the previous step would have left no error.
 */
function nextPart(part: number, before: Float64Array, missing: Float64Array): number {
  let along = 0;
  let square = 0;
  missing.forEach((value, k) => {
    const difference = value - before[k]!;
    along += before[k]! * difference;
    square += difference * difference;
  });
  const next = square === 0 ? 1 : (-part * along) / square;
  return Math.min(Math.max(next, FIRST_PART), MOST_PART);
}

/** Returns differences of axial forces in the middle of the members. */
function differencesOf(a: AxialForces, b: AxialForces): Float64Array {
  return Float64Array.from(a, (N, k) => {
    const pieces = overlapsOf(N, b[k]!);
    const { x0, x1, a: p, b: r } = pieces[pieces.length >> 1]!;
    return evaluate(r, (x1 - x0) / 2) - evaluate(p, (x1 - x0) / 2);
  });
}

type AxialForces = readonly (readonly DiagramSegment[])[];

function axialOf({ fields }: Solved): AxialForces {
  return fields.map(({ N }) => N);
}

function mixed(a: AxialForces, b: AxialForces, part: number): AxialForces {
  return a.map((one, k) =>
    overlapsOf(one, b[k]!).map(({ x0, x1, a: p, b: r }) => ({
      x0,
      x1,
      c: addPolynomials(
        p.map((value) => (1 - part) * value),
        r.map((value) => part * value),
      ),
    })),
  );
}

interface Solved {
  readonly fields: readonly SeriesFields[];
  readonly motion: JointMotion;
  readonly negative: number;
}

function equationsOf(model: FrameModel, actions: FrameActions, axial: AxialForces | null) {
  const cut = model.members.map((member, k) =>
    cutMember(member, k, {
      actions: actions.members[k]!,
      strain: actions.strains[k]!,
      N: axial?.[k] ?? null,
    }),
  );
  const made = cut.flatMap((one) => (one === null ? [] : [one]));
  return made.length < cut.length ? null : writePieceEquations(model, { cut: made, actions });
}

function solveWith(model: FrameModel, actions: FrameActions, axial: AxialForces | null): Solved | null {
  const equations = equationsOf(model, actions, axial);
  if (equations === null) return null;
  const { negative, x } = solvePieces(model, equations);
  const { joints } = equations.unknowns;
  const motion = {
    high: Float64Array.from(joints.flatMap((forms) => forms.map((form) => evaluateForm(form, x.high)))),
    low: Float64Array.from(joints.flatMap((forms) => forms.map((form) => evaluateForm(form, x.low)))),
  };
  return { fields: fieldsOfPieces(model, equations, x), motion, negative };
}

/** Returns the largest difference of axial forces, relative to the largest of them. */
function changeOf(before: AxialForces, after: AxialForces): number {
  let change = 0;
  let largest = 0;
  after.forEach((N, k) => {
    for (const { x0, x1, a, b } of overlapsOf(N, before[k]!))
      for (const s of [0, (x1 - x0) / 2, x1 - x0]) {
        const value = evaluate(a, s);
        change = Math.max(change, Math.abs(value - evaluate(b, s)));
        largest = Math.max(largest, Math.abs(value));
      }
  });
  return largest === 0 ? change : change / largest;
}

/** Finds the factor below 1 of the axial forces of the first order at which the frame buckles. */
function findFactor(model: FrameModel, actions: FrameActions, axial: AxialForces): number | null {
  const buckles = (factor: number): boolean => {
    const scaled = axial.map((N) => N.map(({ x0, x1, c }) => ({ x0, x1, c: c.map((one) => factor * one) })));
    const equations = equationsOf(model, actions, scaled);
    return equations !== null && countLoose(equations) > 0;
  };
  let [low, high] = [0, 1];
  if (!buckles(high)) return null;
  while (high - low > CRITICAL_FOUND * high) {
    const middle = low === 0 ? high / 4 : (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (buckles(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
