import { imposedDisplacement } from './actions.ts';
import type { SetActions } from './actions.ts';
import type { BeamModel } from './elements.ts';
import { forceOnNode } from './spanActions.ts';
import type { SpanActions } from './spanActions.ts';

/** Axial forces at both ends of each element, inside of forces right on its nodes, and displacements of the nodes along x, of one case set. */
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
    start[e] = (e === 0 ? 0 : end[e - 1]!) - forceOnNode(spans, e, 'along');
    end[e] = start[e]! - spans[e]!.axialSum;
  }
  for (let e = elements.length - 1; e >= last; e--) {
    end[e] = (e === elements.length - 1 ? 0 : start[e + 1]!) + forceOnNode(spans, e + 1, 'along');
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
      start[e] = e === from ? bayForces[j]! : end[e - 1]! - forceOnNode(spans, e, 'along');
      end[e] = start[e]! - spans[e]!.axialSum;
    }
  });
  for (const i of holds) {
    const reaction = (end[i - 1] ?? 0) - (start[i] ?? 0) - forceOnNode(spans, i, 'along');
    const node = nodes[i]!;
    u[i] = imposedDisplacement(actions, node.support, 'x') - (node.holdX as number) * reaction;
  }
  improveSoftHolds({ model, holds, u, lengthening });
  for (let e = first - 1; e >= 0; e--) u[e] = u[e + 1]! - lengthening(e);
  holds.forEach((from, j) => {
    const to = holds[j + 1] ?? nodes.length;
    for (let i = from + 1; i < to; i++) u[i] = u[i - 1]! + lengthening(i - 1);
  });
  return { start, end, u, firstFromRight: last };
}

/**
 * Takes the displacement of a soft spring from the bar beside it: its own force times a large flexibility would magnify the
 * rounding of the force. Goes out from the stiffest hold in both directions.
 */
function improveSoftHolds(of: {
  model: BeamModel;
  holds: readonly number[];
  u: Float64Array;
  lengthening: (e: number) => number;
}): void {
  const { holds, u, lengthening } = of;
  const { nodes, elements } = of.model;
  const give = (j: number) => nodes[holds[j]!]!.holdX as number;
  let stiffest = 0;
  for (let j = 1; j < holds.length; j++) if (give(j) < give(stiffest)) stiffest = j;
  const improve = (j: number, neighbour: number) => {
    const [from, to] = [holds[Math.min(j, neighbour)]!, holds[Math.max(j, neighbour)]!];
    let flexibility = 0;
    let stretch = 0;
    for (let e = from; e < to; e++) {
      flexibility += (elements[e]!.x1 - elements[e]!.x0) / elements[e]!.EA;
      stretch += lengthening(e);
    }
    if (give(j) > flexibility) u[holds[j]!] = u[holds[neighbour]!]! + (j > neighbour ? stretch : -stretch);
  };
  for (let j = stiffest + 1; j < holds.length; j++) improve(j, j - 1);
  for (let j = stiffest - 1; j >= 0; j--) improve(j, j + 1);
}

/**
 * Solves for the axial force at the start of each bay.
 *
 * Soft springs make the equations nearly singular, so nothing that nearly cancels is subtracted: each pivot keeps its
 * excess over the coupling as a sum of positive terms, and loads on a spring are passed on to the next hold instead of being
 * multiplied by its flexibility (`passed`; the unknown is the force plus what was passed).
 * Source: the elimination without subtractions of W. K. Grassmann, M. I. Taksar, D. P. Heyman, Oper. Res. 33 (1985).
 */
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
      if (e > (holds[j] as number)) drop += forceOnNode(spans, e, 'along');
      flexibility += (x1 - x0) / EA;
      lengthening += (spans[e]!.axialStretch - drop * (x1 - x0)) / EA;
      drop += spans[e]!.axialSum;
    }
    return { flexibility, lengthening, drop };
  });
  const give = holds.map((i) => nodes[i]!.holdX as number);
  const loads = loadsOnHolds({ ...of, bays, give });
  const moved = holds.map((i, j) =>
    give[j] === 0 ? imposedDisplacement(actions, nodes[i]!.support, 'x') : 0,
  );
  const excess = new Float64Array(count);
  const pivots = new Float64Array(count);
  const forces = new Float64Array(count);
  const passed = new Float64Array(count);
  for (let j = 0; j < count; j++) {
    const { flexibility, lengthening } = bays[j]!;
    passed[j] = give[j] === 0 ? 0 : (passed[j - 1] ?? 0) + loads[j]!;
    excess[j] = flexibility + give[j]! * (j === 0 ? 1 : excess[j - 1]! / pivots[j - 1]!);
    pivots[j] = excess[j]! + give[j + 1]!;
    forces[j] = moved[j + 1]! - moved[j]! - lengthening + flexibility * passed[j]!;
    if (j > 0) forces[j]! += (give[j]! * forces[j - 1]!) / pivots[j - 1]!;
    // A rigid hold or the last one takes what was passed on to it.
    if (j === count - 1) forces[j]! += give[j + 1]! * (passed[j]! + loads[j + 1]!);
  }
  for (let j = count - 1; j >= 0; j--) {
    if (j < count - 1) forces[j]! += give[j + 1]! * forces[j + 1]!;
    forces[j]! /= pivots[j]!;
  }
  for (let j = 0; j < count; j++) forces[j]! -= passed[j]!;
  return forces;
}

/** By hold: what acts along x between the end of the bay before it and the start of its own, a spring's settlement as a load. */
function loadsOnHolds(of: {
  model: BeamModel;
  spans: readonly SpanActions[];
  actions: SetActions;
  holds: readonly number[];
  before: number;
  after: number;
  bays: readonly { readonly drop: number }[];
  give: readonly number[];
}): number[] {
  const { model, spans, actions, holds, bays, give } = of;
  return holds.map((i, j) => {
    const arriving = j === 0 ? -of.before : bays[j - 1]!.drop;
    const leaving = j === holds.length - 1 ? of.after : 0;
    const settlement = imposedDisplacement(actions, model.nodes[i]!.support, 'x');
    const preload = give[j] === 0 ? 0 : settlement / give[j]!;
    return arriving + leaving + forceOnNode(spans, i, 'along') + preload;
  });
}
