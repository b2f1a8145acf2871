import { settlementOf } from './bending.ts';
import type { SetActions } from './actions.ts';
import type { BeamModel } from './elements.ts';
import type { SpanActions } from './spanActions.ts';

/** Axial forces at both ends of each element and displacements of the nodes along x, of one case set. */
export interface NodeAxial {
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly u: Float64Array;
  /** Elements from here on are followed from their right ends, where N is known without rounding. */
  readonly firstFromRight: number;
}

/**
 * Solves the beam along its axis. Between the nodes that hold x the axial force at the start of each bay is unknown;
 * bays beyond the outermost holds are free at one end. Determinate with one hold, N then does not depend on EA.
 *
 * The equations (one a bay, tridiagonal, diagonally dominant) need no interchanges.
 * The caller guarantees at least one hold. Source: THEORY.md, "Along the axis".
 */
export function solveAxial(model: BeamModel, spans: readonly SpanActions[], actions: SetActions): NodeAxial {
  const { nodes, elements } = model;
  const holds = nodes.flatMap(({ holdX }, i) => (holdX === null ? [] : [i]));
  const first = holds[0] as number;
  const last = holds.at(-1) as number;
  const start = new Float64Array(elements.length);
  const end = new Float64Array(elements.length);
  const u = new Float64Array(nodes.length);
  const lengthening = (e: number) =>
    (start[e]! * (elements[e]!.x1 - elements[e]!.x0) + spans[e]!.axialStretch) / elements[e]!.EA;

  for (let e = 0; e < first; e++) {
    start[e] = e === 0 ? 0 : end[e - 1]!;
    end[e] = start[e]! - spans[e]!.axialSum;
  }
  for (let e = elements.length - 1; e >= last; e--) {
    end[e] = e === elements.length - 1 ? 0 : start[e + 1]!;
    start[e] = end[e]! + spans[e]!.axialSum;
  }
  const bayForces = solveBays({
    model,
    spans,
    actions,
    holds,
    before: end[first - 1] ?? 0,
    after: start[last] ?? 0,
  });
  holds.slice(0, -1).forEach((from, j) => {
    for (let e = from; e < (holds[j + 1] as number); e++) {
      start[e] = e === from ? bayForces[j]! : end[e - 1]!;
      end[e] = start[e]! - spans[e]!.axialSum;
    }
  });
  for (const i of holds) {
    const reaction = (end[i - 1] ?? 0) - (start[i] ?? 0);
    const node = nodes[i]!;
    u[i] = settlementOf(actions, node.support, 'x') - (node.holdX as number) * reaction;
  }
  for (let e = first - 1; e >= 0; e--) u[e] = u[e + 1]! - lengthening(e);
  holds.forEach((from, j) => {
    const to = holds[j + 1] ?? nodes.length;
    for (let i = from + 1; i < to; i++) u[i] = u[i - 1]! + lengthening(i - 1);
  });
  return { start, end, u, firstFromRight: last };
}

function solveBays(of: {
  model: BeamModel;
  spans: readonly SpanActions[];
  actions: SetActions;
  holds: readonly number[];
  before: number;
  after: number;
}): Float64Array {
  const { model, spans, actions, holds } = of;
  const { nodes, elements } = model;
  const count = holds.length - 1;
  const bays = Array.from({ length: count }, (_, j) => {
    let flexibility = 0;
    let lengthening = 0;
    let drop = 0;
    for (let e = holds[j] as number; e < (holds[j + 1] as number); e++) {
      const { x0, x1, EA } = elements[e]!;
      flexibility += (x1 - x0) / EA;
      lengthening += (spans[e]!.axialStretch - drop * (x1 - x0)) / EA;
      drop += spans[e]!.axialSum;
    }
    return { flexibility, lengthening, drop };
  });
  const give = holds.map((i) => nodes[i]!.holdX as number);
  const moved = holds.map((i) => settlementOf(actions, nodes[i]!.support, 'x'));
  const diagonal = new Float64Array(count);
  const forces = new Float64Array(count);
  for (let j = 0; j < count; j++) {
    const { flexibility, lengthening, drop } = bays[j]!;
    const [c, d] = [give[j]!, give[j + 1]!];
    diagonal[j] = flexibility + c + d;
    const arriving = j === 0 ? of.before : -bays[j - 1]!.drop;
    const leaving = j === count - 1 ? of.after : 0;
    forces[j] = moved[j + 1]! - moved[j]! - lengthening + c * arriving + d * (drop + leaving);
    if (j > 0) {
      const factor = c / diagonal[j - 1]!;
      diagonal[j]! -= factor * c;
      forces[j]! += factor * forces[j - 1]!;
    }
  }
  for (let j = count - 1; j >= 0; j--) {
    if (j < count - 1) forces[j]! += give[j + 1]! * forces[j + 1]!;
    forces[j]! /= diagonal[j]!;
  }
  return forces;
}
