import { findBodyMotions, findPieces } from './bodyMotions.ts';
import { eliminateParts } from './eliminateParts.ts';
import type { Elimination } from './eliminateParts.ts';
import type { EliminationOrder } from './eliminationOrder.ts';
import { coordinateResidues, toIntegers } from './exactCoordinates.ts';
import { findExactMotions } from './exactMotions.ts';
import { findFactoredMotions } from './factoredMotions.ts';
import type { JudgedMotion, MovingTruss, TrussFacts } from './judgedMotion.ts';
import { pickBasis } from './motionBasis.ts';
import { residueRows, writeRows } from './motionRows.ts';
import type { RowPlan } from './motionRows.ts';
import { getPrime, residueArithmetic } from './residues.ts';
import { findRoundedMotions, pickIndependent } from './roundedMotions.ts';
import { moveJoints, partsOfPlaces } from './wholeMotion.ts';
import type { WholeMotion, WholePartMotion } from './wholeMotion.ts';

/** A motion, and the piece that moves as one body in it, or null. */
export type FoundMotion = Pick<JudgedMotion, 'motion' | 'body'>;

/** How many independent motions there are, whether that is proved, and the motions. */
export interface FoundFreedom {
  readonly freedom: number;
  readonly exact: boolean;
  /** As many as there are, or fewer where rounding hides some. */
  found(this: void): readonly FoundMotion[];
}

/**
 * Finds the motions of a truss exactly: their number by elimination modulo a prime, which is never less than the true one, and the motions themselves in
 * whole numbers. Motions within rounding are added; then nothing is exact.
 */
export function findFreedom(facts: TrussFacts, plan: RowPlan, order: EliminationOrder): FoundFreedom {
  const { graph, parts, coordinates } = facts;
  const eliminateAt = (p: number, keep: boolean) => {
    const rows = writeRows(plan, graph, parts, residueRows(coordinateResidues(coordinates, p), p));
    return eliminateByChance((seed) =>
      eliminateParts({ order, offsets: parts.offsets, rows, arithmetic: residueArithmetic(p, seed), keep }),
    );
  };
  const p = getPrime(0);
  const free = eliminateAt(p, false).free.length;
  const rounded = findRoundedMotions(facts, plan, order);
  const freedom = Math.max(free, rounded.length);
  if (freedom === 0) return { freedom, exact: true, found: () => [] };
  const moving = describable(facts);
  const proved =
    free < freedom ? null : findExact(moving, eliminateAt(p, true), p, (prime) => eliminateAt(prime, true));
  const found = () => proved ?? pickIndependent([...findBodies(moving), ...rounded.map(asFound)], facts);
  return { freedom, exact: proved !== null, found };
}

/** Finds the motions of a large truss by the pivots of its stiffness equations, or takes it to stand where the caller looks at those next. */
export function findLargeFreedom(facts: TrussFacts, isFactoredNext: boolean): FoundFreedom {
  const motions = isFactoredNext ? [] : findFactoredMotions(facts);
  if (motions.length === 0) return { freedom: 0, exact: false, found: () => [] };
  const found = pickIndependent([...findBodies(describable(facts)), ...motions.map(asFound)], facts);
  return {
    freedom: Math.max(motions.length, found.length),
    exact: false,
    found: () => found.slice(0, motions.length),
  };
}

/** Adds to a truss what describing its motions takes. */
export function describable(facts: TrussFacts): MovingTruss {
  return { ...facts, whole: toIntegers(facts.coordinates), ...findPieces(facts.graph) };
}

function eliminateByChance(attempt: (seed: number) => Elimination | null): Elimination {
  for (let seed = 1; ; seed++) {
    const found = attempt(seed);
    if (found) return found;
  }
}

function asFound(motion: WholeMotion): FoundMotion {
  return { motion, body: null };
}

/** Motions that pieces have as one body. */
function findBodies(truss: MovingTruss): FoundMotion[] {
  const whole = { ...truss, partOfPlace: partsOfPlaces(truss.parts) };
  return truss.pieces.flatMap((piece, body) =>
    findBodyMotions(whole, piece)
      .map((motion) => ({ motion: moveJoints(whole, motion), body }))
      .filter(({ motion }) => motion.size > 0),
  );
}

/** Motions of pieces as one body first, then those of parts against each other, all proved; null where one is not. */
function findExact(
  facts: MovingTruss,
  first: Elimination,
  p: number,
  eliminateAt: (prime: number) => Elimination | null,
): FoundMotion[] | null {
  const truss = { ...facts, partOfPlace: partsOfPlaces(facts.parts) };
  const exact = findExactMotions({ truss, first, firstPrime: p, eliminateAt });
  if (!exact) return null;
  const pieces = new Set(
    first.free.map((place) => facts.pieceOf[facts.parts.joints[truss.partOfPlace[place]!]![0]!]!),
  );
  const bodies = [...pieces].flatMap((body) =>
    findBodyMotions(truss, facts.pieces[body]!).map((motion) => ({ ...motion, body })),
  );
  const candidates: (WholePartMotion & { body: number | null })[] = [
    ...bodies,
    ...exact.map((motion) => ({ ...motion, body: null })),
  ];
  return pickBasis(candidates, first.free, p).map((motion) => ({
    motion: moveJoints(truss, motion),
    body: motion.body,
  }));
}
