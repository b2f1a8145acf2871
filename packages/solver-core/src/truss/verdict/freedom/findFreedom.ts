import { findBodyMotions, findPieces } from '../elimination/bodyMotions.ts';
import { eliminateParts } from '../elimination/eliminateParts.ts';
import type { Elimination } from '../elimination/eliminateParts.ts';
import type { EliminationOrder } from '../numbers/eliminationOrder.ts';
import { coordinateResidues, toIntegers } from '../facts/exactCoordinates.ts';
import { findExactMotions } from '../elimination/exactMotions.ts';
import type { JudgedMotion, MovingTruss, TrussFacts } from '../facts/judgedMotion.ts';
import { pickBasis } from '../elimination/motionBasis.ts';
import { residueRows, writeRows } from '../elimination/motionRows.ts';
import type { RowPlan } from '../elimination/motionRows.ts';
import { getPrime, residueArithmetic } from '../numbers/residues.ts';
import { findRoundedMotions, pickIndependent } from '../elimination/roundedMotions.ts';
import { moveJoints, partsOfPlaces } from '../facts/wholeMotion.ts';
import type { WholeMotion, WholePartMotion } from '../facts/wholeMotion.ts';
import { createWorkBudget } from '../../../exact/workBudget.ts';
import type { WorkBudget } from '../../../exact/workBudget.ts';

/** A motion, and the component that moves as a rigid body in it, or null. */
export type FoundMotion = Pick<JudgedMotion, 'motion' | 'body'>;

/** The number of independent motions, whether it is proved, and the motions. */
export interface FoundFreedom {
  readonly freedom: number;
  readonly exact: boolean;
  /** Whether they include motions within rounding. */
  readonly isRounded: boolean;
  /** `atLeast` if this many were found and there may be more. */
  readonly bound: 'none' | 'atLeast';
  /** Returns all motions or as many as requested, or fewer if rounding hides some. */
  found(this: void): readonly FoundMotion[];
}

/**
 * Finds the motions of a truss exactly: their number by elimination modulo a prime, which is never less than the true
 * one, and up to `most` of the motions themselves in integers. Motions within rounding are added; the result is then
 * not exact, nor is it if the integers take more work than PROOF_WORK.
 */
export function findFreedom(
  facts: TrussFacts,
  of: { readonly plan: RowPlan; readonly order: EliminationOrder; readonly most: number },
): FoundFreedom {
  const { graph, parts, coordinates } = facts;
  const { plan, order, most } = of;
  const eliminateAt = (p: number, keep: boolean) => {
    const rows = writeRows(plan, graph, parts, residueRows(coordinateResidues(coordinates, p), p));
    return eliminateByChance((seed) =>
      eliminateParts({ order, offsets: parts.offsets, rows, arithmetic: residueArithmetic(p, seed), keep }),
    );
  };
  const p = getPrime(0);
  const free = eliminateAt(p, false).free.length;
  const near = findRoundedMotions(facts, { plan, order, beyond: free });
  const freedom = Math.max(free, near.length);
  if (freedom === 0) return { freedom, exact: true, isRounded: false, bound: 'none', found: () => [] };
  const moving = describable(facts);
  const budget = createWorkBudget(PROOF_WORK);
  const eliminationWork = order.work + ROW_WORK * (plan.count + graph.jointCount);
  const proved =
    free < freedom
      ? null
      : findExact(moving, {
          p,
          eliminateAt: (prime) => eliminateAt(prime, true),
          eliminationWork,
          budget,
          most,
        });
  const found = () => {
    if (proved) return proved;
    const bodies = pickIndependent(findBodies(moving, most), { facts, most });
    if (bodies.length >= Math.min(freedom, most)) return bodies;
    const rounded = near.length > 0 ? near : findRoundedMotions(facts, { plan, order, most });
    // In doubles a motion may look independent of those of which it is composed.
    return pickIndependent([...bodies, ...rounded.map(asFound)], { facts, most: Math.min(freedom, most) });
  };
  return { freedom, exact: proved !== null, isRounded: free < freedom, bound: 'none', found };
}

/**
 * Multiplications, or equivalent work, allowed for a proof: a fifth of a second. Some hundred joints with some ten
 * motions stay below.
 */
const PROOF_WORK = 6e7;

/** The cost of writing a row and putting it into a front. */
const ROW_WORK = 100;

/** Adds to the facts about a truss those needed to describe its motions. */
export function describable(facts: TrussFacts): MovingTruss {
  return { ...facts, whole: toIntegers(facts.coordinates), ...findPieces(facts.graph) };
}

function eliminateByChance(attempt: (seed: number) => Elimination | null): Elimination {
  for (let seed = 1; ; seed++) {
    const found = attempt(seed);
    if (found) return found;
  }
}

/** Returns a motion in which no component moves as a rigid body. */
export function asFound(motion: WholeMotion): FoundMotion {
  return { motion, body: null };
}

/** Returns motions of components as rigid bodies, at most `most`. */
export function findBodies(truss: MovingTruss, most: number): FoundMotion[] {
  const whole = { ...truss, partOfPlace: partsOfPlaces(truss.parts) };
  const found: FoundMotion[] = [];
  for (let body = 0; body < truss.pieces.length && found.length < most; body++) {
    for (const motion of findBodyMotions(whole, truss.pieces[body]!)) {
      const moved = moveJoints(whole, motion);
      if (moved.size > 0) found.push({ motion: moved, body });
    }
  }
  return found.slice(0, most);
}

/**
 * Lists motions of components as rigid bodies first, then those of parts relative to each other, all proved; returns
 * null if one is not proved.
 */
function findExact(
  facts: MovingTruss,
  of: {
    readonly p: number;
    readonly most: number;
    readonly budget: WorkBudget;
    readonly eliminationWork: number;
    eliminateAt(prime: number): Elimination;
  },
): FoundMotion[] | null {
  const { p, most, budget } = of;
  const truss = { ...facts, partOfPlace: partsOfPlaces(facts.parts) };
  const first = of.eliminateAt(p);
  const exact = findExactMotions({ ...of, truss, first, firstPrime: p });
  if (!exact) return null;
  const pieces = new Set(
    first.free.map((place) => facts.pieceOf[facts.parts.joints[truss.partOfPlace[place]!]![0]!]!),
  );
  const bodies: BodyMotion[] = [];
  for (const body of pieces) {
    if (bodies.length >= most || !budget.spend(BODY_WORK * facts.pieces[body]!.length)) break;
    for (const motion of findBodyMotions(truss, facts.pieces[body]!)) bodies.push({ ...motion, body });
  }
  const candidates = [...bodies, ...exact.map((motion): BodyMotion => ({ ...motion, body: null }))];
  const picked = pickBasis(candidates, first.free, { p, most, budget }) ?? candidates.slice(bodies.length);
  return picked.slice(0, most).map((motion) => ({ motion: moveJoints(truss, motion), body: motion.body }));
}

type BodyMotion = WholePartMotion & { readonly body: number | null };

/** The cost of a joint in the motions of its component. */
const BODY_WORK = 500;
