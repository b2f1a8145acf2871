import { coordinateResidues } from '../facts/exactCoordinates.ts';
import { eliminateParts } from '../elimination/eliminateParts.ts';
import { orderElimination } from '../numbers/eliminationOrder.ts';
import type { TrussFacts } from '../facts/judgedMotion.ts';
import { planRows, residueRows, writeRows } from '../elimination/motionRows.ts';
import { createResidues, getPrime, residueArithmetic } from '../numbers/residues.ts';
import { GROUND } from '../facts/rigidParts.ts';
import type { RigidParts } from '../facts/rigidParts.ts';
import { findRoundedMotions } from '../elimination/roundedMotions.ts';
import type { WholeMotion } from '../facts/wholeMotion.ts';
import type { WorkBudget } from '../../../exact/workBudget.ts';

/** The number of independent motions, and the number there would be with the joints at random positions. */
export interface Freedom {
  readonly actual: number;
  readonly generic: number;
}

/**
 * Counts the motions of a truss, or only those of the joints that move in one motion while all others stay.
 *
 * If the actual and the generic number are equal, the rank is the greatest possible: it is constant in a neighbourhood,
 * so every first-order motion continues as a finite one (L. Asimow, B. Roth, The rigidity of graphs, Trans. AMS 245
 * (1978)). Returns null if that takes more than the budget. `isRounded` includes motions within rounding. Random
 * positions modulo a prime miss the greatest rank about once in a million.
 */
export function countFreedom(
  facts: TrussFacts,
  motion: WholeMotion | null,
  { isRounded, budget }: { readonly isRounded: boolean; readonly budget: WorkBudget },
): Freedom | null {
  const { dim, graph, anchors, coordinates } = facts;
  const p = getPrime(0);
  if (!budget.spend(SETUP_WORK * (graph.jointCount + graph.linkCount))) return null;
  const parts = motion ? freezeOthers(facts.parts, motion) : facts.parts;
  const plan = planRows({ graph, anchors, parts });
  const order = orderElimination(plan.parts, parts.offsets, MOST_WORK);
  const turns = isRounded ? 4 : 2;
  if (!budget.spend(LOOK_WORK * order.looks + turns * (order.work + ROW_TURN_WORK * plan.count))) return null;
  if (!order.isComplete) return null;
  const count = (places: Float64Array) => {
    const rows = writeRows(plan, graph, parts, residueRows(places, p));
    for (let seed = 1; ; seed++) {
      const arithmetic = residueArithmetic(p, seed);
      const found = eliminateParts({ order, offsets: parts.offsets, rows, arithmetic, keep: false });
      if (found) return found.free.length;
    }
  };
  const countAll = (residues: Float64Array, doubles: Float64Array) => {
    const counted = count(residues);
    if (!isRounded) return counted;
    const moved = { ...facts, parts, coordinates: { ...coordinates, doubles } };
    return Math.max(counted, findRoundedMotions(moved, { plan, order, beyond: counted }).length);
  };
  const places = coordinateResidues(coordinates, p).slice();
  const doubles = coordinates.doubles.slice();
  const actual = countAll(places, doubles);
  const extent = doubles.reduce((most, value, k) => Math.max(most, Math.abs(value - doubles[k % dim]!)), 0);
  const next = createResidues(p, 1);
  for (const joint of motion?.keys() ?? facts.parts.partOf.keys()) {
    for (let k = dim * joint; k < dim * (joint + 1); k++) {
      places[k] = next();
      doubles[k]! += (extent * next()) / p;
    }
  }
  return { actual, generic: countAll(places, doubles) };
}

/** Multiplications beyond which nothing is eliminated, and the additional cost of a joint or a link. */
const MOST_WORK = 3e7;
const SETUP_WORK = 100;
const ROW_TURN_WORK = 200;
const LOOK_WORK = 3;

/** Replaces all parts except those that move by the ground. */
function freezeOthers(parts: RigidParts, motion: WholeMotion): RigidParts {
  const partOf = new Int32Array(parts.partOf.length).fill(GROUND);
  const joints: (readonly number[])[] = [];
  const offsets = [0];
  for (const part of new Set(Array.from(motion.keys(), (joint) => parts.partOf[joint]!))) {
    const members = parts.joints[part]!;
    for (const joint of members) partOf[joint] = joints.length;
    joints.push(members);
    offsets.push(offsets.at(-1)! + parts.offsets[part + 1]! - parts.offsets[part]!);
  }
  return { dim: parts.dim, partOf, joints, offsets: Int32Array.from(offsets) };
}
