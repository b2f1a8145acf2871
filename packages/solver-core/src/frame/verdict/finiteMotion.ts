import { factorDenseInto, substituteDenseInto } from '../../linalg/denseFactors.ts';
import { FOLLOWED, FOLLOW_DAMPING, FOLLOW_STEP } from '../../linalg/tolerance.ts';
import type { WorkBudget } from '../../exact/workBudget.ts';
import type { FrameModel } from '../assembly/frameModel.ts';
import { isTied } from './frameBodies.ts';
import type { FrameBodies } from './frameBodies.ts';

/**
 * Determines whether a motion continues as a finite one by following it: the bodies are moved a step along it, and the
 * least corrections are sought that satisfy all conditions again while the step is kept. For three hinges in a line
 * there are none.
 *
 * Computed in doubles, for up to some hundred unknowns. For more unknowns, or if the budget is exhausted, no motion is
 * called finite.
 */
export function isFiniteMotion(
  model: FrameModel,
  bodies: FrameBodies,
  { motion, budget }: { readonly motion: Float64Array; readonly budget: WorkBudget },
): boolean {
  const { width } = bodies;
  if (width > MOST_FOLLOWED) return false;
  const size = extentOf(model);
  const conditions = createConditions(model, bodies, size);
  // Rotations are scaled to lengths, so that all unknowns have similar sizes.
  const direction = motion.slice();
  for (let body = 0; body < bodies.count; body++)
    if (bodies.turns[body] === 1) direction[bodies.columns[body]! + 2]! *= size;
  const norm = Math.hypot(...direction);
  for (let k = 0; k < width; k++) direction[k]! /= norm;
  const q = direction.map((value) => value * FOLLOW_STEP);
  for (let step = 0; step < MOST_STEPS; step++) {
    const missed = conditions(q);
    const largest = missed.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
    if (largest <= FOLLOWED) return true;
    if (!budget.spend(missed.length * width * (width / 2 + 2 * CONDITION))) return false;
    const change = leastChange(conditions, q, missed, direction);
    for (let k = 0; k < width; k++) q[k]! += change[k]!;
    if (Math.hypot(...q) > 20 * FOLLOW_STEP) return false;
  }
  return false;
}

const MOST_FOLLOWED = 150;
const MOST_STEPS = 30;
/** The cost of evaluating a condition, in multiplications. */
const CONDITION = 32;

function extentOf({ joints }: FrameModel): number {
  const [first] = joints;
  return joints.reduce((most, { x, y }) => Math.max(most, Math.hypot(x - first!.x, y - first!.y)), 0);
}

type Conditions = (q: Float64Array) => number[];

/** Computes the least change that satisfies the conditions to first order and keeps the step, slightly damped. */
function leastChange(
  conditions: Conditions,
  q: Float64Array,
  missed: readonly number[],
  direction: Float64Array,
): Float64Array {
  const n = q.length;
  const h = Math.cbrt(Number.EPSILON);
  const columns = Array.from({ length: n }, (_, k) => {
    const [forth, back] = [q.slice(), q.slice()];
    forth[k]! += h;
    back[k]! -= h;
    const [a, b] = [conditions(forth), conditions(back)];
    return [...a.map((value, row) => (value - b[row]!) / (2 * h)), direction[k]!];
  });
  const wanted = [...missed.map((value) => -value), 0];
  const normal = new Float64Array(n * n);
  const right = new Float64Array(n);
  for (let a = 0; a < n; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = 0;
      for (let row = 0; row < wanted.length; row++) sum += columns[a]![row]! * columns[b]![row]!;
      normal[a * n + b] = sum;
      normal[b * n + a] = sum;
    }
    normal[a * n + a]! += FOLLOW_DAMPING;
    for (let row = 0; row < wanted.length; row++) right[a]! += columns[a]![row]! * wanted[row]!;
  }
  substituteDenseInto(factorDenseInto(normal, n), right);
  return right;
}

/** Creates the conditions of bodies that have moved and rotated, in units of the extent of the frame. */
function createConditions(model: FrameModel, bodies: FrameBodies, size: number): Conditions {
  const places = model.joints.map(({ x, y }) => ({
    x: (x - model.joints[0]!.x) / size,
    y: (y - model.joints[0]!.y) / size,
  }));
  // A motion is expressed at the origin of the document, but here at the first joint.
  const origin = { x: model.joints[0]!.x / size, y: model.joints[0]!.y / size };
  const turnOf = (q: Float64Array, body: number): number =>
    bodies.turns[body] === 1 ? q[bodies.columns[body]! + 2]! / size : 0;
  const moved = (q: Float64Array, body: number, joint: number): { x: number; y: number } => {
    const first = bodies.columns[body]!;
    const turn = turnOf(q, body);
    const [x, y] = [places[joint]!.x + origin.x, places[joint]!.y + origin.y];
    if (bodies.turns[body] !== 1) return { x: x + q[first]! / size, y: y + q[first + 1]! / size };
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return { x: x * c - y * s + q[first]! / size, y: x * s + y * c + q[first + 1]! / size };
  };
  return (scaled) => {
    const q = scaled.map((value) => value * size);
    const missed: number[] = [];
    model.members.forEach(({ i, j, cos, sin, length, ends }, k) => {
      const body = bodies.ofMember[k]!;
      if (body < 0) {
        const a = moved(q, bodies.ofJoint[i]!, i);
        const b = moved(q, bodies.ofJoint[j]!, j);
        missed.push(Math.hypot(b.x - a.x, b.y - a.y) - length / size);
        return;
      }
      for (const [joint, end] of [
        [i, ends.i],
        [j, ends.j],
      ] as const) {
        const other = bodies.ofJoint[joint]!;
        if (isTied(end) || other === body) continue;
        const mine = moved(q, body, joint);
        const its = moved(q, other, joint);
        const turn = turnOf(q, body);
        const [c, s] = [
          cos * Math.cos(turn) - sin * Math.sin(turn),
          cos * Math.sin(turn) + sin * Math.cos(turn),
        ];
        const [x, y] = [its.x - mine.x, its.y - mine.y];
        if (!end.isFreeN) missed.push(x * c + y * s);
        if (!end.isFreeQ) missed.push(y * c - x * s);
        if (!end.isFreeM) missed.push(turn - turnOf(q, other));
      }
    });
    model.joints.forEach(({ cos, sin, holds }, joint) => {
      const body = bodies.ofJoint[joint]!;
      const at = moved(q, body, joint);
      const [x, y] = [at.x - places[joint]!.x - origin.x, at.y - places[joint]!.y - origin.y];
      if (holds[0] !== null) missed.push(x * cos + y * sin);
      if (holds[1] !== null) missed.push(y * cos - x * sin);
      if (holds[2] !== null) missed.push(turnOf(q, body));
    });
    return missed;
  };
}
