import { imposedDisplacement } from '../loads/actions.ts';
import type { SetActions } from '../loads/actions.ts';
import { cutIntoBays, sumAxialLoads } from './axialBays.ts';
import type { AxialBay, AxialLoads } from './axialBays.ts';
import type { MemberModel } from '../model.ts';
import { forceOnNode } from '../loads/nodeLoads.ts';
import type { LineLoad } from '../loads/pieces.ts';

/** The supports and springs that hold the beam along its axis in one case set. */
export interface SolvedAxial {
  readonly bays: readonly AxialBay[];
  readonly loads: AxialLoads;
  /**
   * For each bay: the axial force that displacements of the holds add to the one between immovable holds; 0 in a free
   * bay.
   */
  readonly forces: Float64Array;
  /** For each node at which x is held: its displacement, and the force of the support on the beam. */
  readonly u: Float64Array;
  readonly reactions: Float64Array;
}

/**
 * Solves the beam along its axis. The unknown of each bay between nodes that hold x is the force that their
 * displacements add; the bays beyond the outermost holds have one free end. With a single hold the beam is determinate,
 * and N then does not depend on EA.
 *
 * The equations (one for each bay, tridiagonal, diagonally dominant) need no interchanges. There must be at least one
 * hold. Source: THEORY.md, "Along the axis".
 */
export function solveAxial(model: MemberModel, load: LineLoad, actions: SetActions): SolvedAxial {
  const { nodes } = model;
  const bays = cutIntoBays(model);
  const loads = sumAxialLoads(model, load, bays);
  const firstInner = bays[0]!.isHeldLeft ? 0 : 1;
  const held = nodes.flatMap(({ holdX }, i) => (holdX === null ? [] : [i]));
  const holds = held.map((node, j): Hold => {
    const shareBefore = loads.onHolds[firstInner + j - 1]?.right ?? 0;
    const shareAfter = loads.onHolds[firstInner + j]?.left ?? 0;
    const { holdX, support } = nodes[node]!;
    return {
      node,
      flexibility: holdX ?? 0,
      settlement: imposedDisplacement(actions, support, 'x'),
      load: shareBefore + shareAfter + forceOnNode(load, node),
    };
  });
  const inner = bays.slice(firstInner, firstInner + holds.length - 1);
  const added = solveBays(inner, holds);
  const u = new Float64Array(nodes.length);
  const reactions = new Float64Array(nodes.length);
  holds.forEach((hold, j) => {
    const { node, flexibility, settlement } = hold;
    reactions[node] = (added[j - 1] ?? 0) - (added[j] ?? 0) - hold.load;
    u[node] = settlement - flexibility * reactions[node];
  });
  improveSoftHolds({ inner, holds, added, u });
  const forces = new Float64Array(bays.length);
  forces.set(added, firstInner);
  return { bays, loads, forces, u, reactions };
}

interface Hold {
  readonly node: number;
  readonly flexibility: number;
  readonly settlement: number;
  /** The load on the hold: its shares of the loads of both bays and the force applied to its node. */
  readonly load: number;
}

/**
 * Computes the displacement of a soft spring from the bar beside it, because the spring's own force times a large
 * flexibility would magnify the rounding error of the force. Proceeds from the stiffest hold in both directions.
 */
function improveSoftHolds(of: {
  inner: readonly AxialBay[];
  holds: readonly Hold[];
  added: Float64Array;
  u: Float64Array;
}): void {
  const { inner, holds, added, u } = of;
  let stiffest = 0;
  for (let j = 1; j < holds.length; j++)
    if (holds[j]!.flexibility < holds[stiffest]!.flexibility) stiffest = j;
  const improve = (j: number, neighbour: number) => {
    const { flexibility } = inner[Math.min(j, neighbour)]!;
    const stretch = flexibility * added[Math.min(j, neighbour)]!;
    if (holds[j]!.flexibility > flexibility)
      u[holds[j]!.node] = u[holds[neighbour]!.node]! + (j > neighbour ? stretch : -stretch);
  };
  for (let j = stiffest + 1; j < holds.length; j++) improve(j, j - 1);
  for (let j = stiffest - 1; j >= 0; j--) improve(j, j + 1);
}

/**
 * Solves for the axial force that the displacements of the holds add in each bay.
 *
 * Soft springs make the equations nearly singular, so the elimination avoids subtracting nearly equal numbers: each
 * pivot stores its excess over the coupling as a sum of positive terms, and loads on a spring softer than the bars
 * beside it are passed on to the next hold instead of being multiplied by its flexibility (`passed`; the unknown is the
 * force plus what was passed). The settlement of such a spring is treated as a load; a stiffer spring is displaced.
 * Source: the elimination without subtractions of W. K. Grassmann, M. I. Taksar, D. P. Heyman, Oper. Res. 33 (1985).
 */
function solveBays(bays: readonly AxialBay[], holds: readonly Hold[]): Float64Array {
  const count = bays.length;
  const give = holds.map(({ flexibility }) => flexibility);
  const isSoft = give.map(
    (one, j) => one > (bays[j - 1]?.flexibility ?? 0) && one > (bays[j]?.flexibility ?? 0),
  );
  const loads = holds.map(({ load, settlement }, j) => load + (isSoft[j] ? settlement / give[j]! : 0));
  const moved = holds.map(({ settlement }, j) => (isSoft[j] ? 0 : settlement));
  const excess = new Float64Array(count);
  const pivots = new Float64Array(count);
  const forces = new Float64Array(count);
  const passed = new Float64Array(count);
  for (let j = 0; j < count; j++) {
    const { flexibility } = bays[j]!;
    const arriving = (passed[j - 1] ?? 0) + loads[j]!;
    passed[j] = isSoft[j] ? arriving : 0;
    excess[j] = flexibility + give[j]! * (j === 0 ? 1 : excess[j - 1]! / pivots[j - 1]!);
    pivots[j] = excess[j]! + give[j + 1]!;
    forces[j] = moved[j + 1]! - moved[j]! + flexibility * passed[j]!;
    if (!isSoft[j]) forces[j]! -= give[j]! * arriving;
    if (j > 0) forces[j]! += (give[j]! * forces[j - 1]!) / pivots[j - 1]!;
    // A stiff hold, or the last one, takes the load that was passed on to it.
    if (j === count - 1 || !isSoft[j + 1]) forces[j]! += give[j + 1]! * (passed[j]! + loads[j + 1]!);
  }
  for (let j = count - 1; j >= 0; j--) {
    if (j < count - 1) forces[j]! += give[j + 1]! * forces[j + 1]!;
    forces[j]! /= pivots[j]!;
  }
  for (let j = 0; j < count; j++) forces[j]! -= passed[j]!;
  return forces;
}
