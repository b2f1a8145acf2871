import { findBodyMotions, findPieces } from './bodyMotions.ts';
import { findCauses } from './causes.ts';
import { eliminateParts } from './eliminateParts.ts';
import type { Elimination } from './eliminateParts.ts';
import { orderElimination } from './eliminationOrder.ts';
import { findExactMotions } from './exactMotions.ts';
import { examineMotions } from './finiteMotions.ts';
import { coordinateResidues, toIntegers } from './exactCoordinates.ts';
import { findFixes } from './fixes.ts';
import { toJointMotions, withoutRounding } from './jointMotions.ts';
import type { JudgedMotion, MovingTruss, TrussFacts } from './judgedMotion.ts';
import { bodyFreedom, countHeld } from './judgedMotion.ts';
import { countFreedom } from './countFreedom.ts';
import { pickBasis } from './motionBasis.ts';
import { planRows, residueRows, writeRows } from './motionRows.ts';
import { getPrime, residueArithmetic } from './residues.ts';
import { readFacts } from './readFacts.ts';
import { findRoundedMotions, pickIndependent } from './roundedMotions.ts';
import type { JudgedTruss, TrussVerdict } from './verdict.ts';
import { moveJoints, partsOfPlaces } from './wholeMotion.ts';
import type { WholeMotion, WholePartMotion } from './wholeMotion.ts';

/**
 * Judges whether a truss can stand, exactly and before any floating-point solve.
 *
 * The rank of the equations of equilibrium decides, not the count 2n = b + r (THEORY.md, "The verdict of a truss").
 * Needs joints and links only; the caller guarantees finite coordinates and links between joints that exist.
 *
 * @example judgeTruss(triangleOnPinAndRoller).status // 'determinate'
 */
export function judgeTruss(truss: JudgedTruss): TrussVerdict {
  const facts = readFacts(truss);
  const { dim, graph, anchors, coordinates, parts } = facts;
  const equations = dim * graph.jointCount;
  const held = anchors.reduce((sum, bits) => sum + countHeld(bits), 0);
  const unknowns = graph.linkCount + held;
  const plan = planRows(facts);
  const order = orderElimination(plan.parts, parts.offsets);
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
  const rank = equations - freedom;
  const counts = { degree: unknowns - rank, W: equations - unknowns, rank };
  if (freedom === 0) {
    const status = unknowns === equations ? 'determinate' : 'indeterminate';
    return { status, ...counts, exact: true, mechanisms: [] };
  }
  const moving: MovingTruss = { ...facts, whole: toIntegers(coordinates), ...findPieces(graph) };
  const exact =
    free < freedom ? null : findExact(moving, eliminateAt(p, true), p, (prime) => eliminateAt(prime, true));
  const found = exact ?? pickIndependent([...findBodies(moving), ...rounded.map(asParts)], facts);
  const judged = judgeMotions(facts, found.slice(0, MAX_DESCRIBED), exact === null);
  const fixes = findFixes(moving, judged);
  return {
    ...judgeStatus(moving, held, judged),
    ...counts,
    exact: exact !== null,
    mechanisms: judged.map((one, k) => ({
      joints: toJointMotions(one.motion),
      causes: findCauses(moving, one),
      fixes: fixes[k]!,
    })),
  };
}

/** Motions that are described one by one; the rank tells how many there are in all. */
const MAX_DESCRIBED = 50;

function eliminateByChance(attempt: (seed: number) => Elimination | null): Elimination {
  for (let seed = 1; ; seed++) {
    const found = attempt(seed);
    if (found) return found;
  }
}

type FoundMotion = Pick<JudgedMotion, 'motion' | 'body'>;

function asParts(motion: WholeMotion): FoundMotion {
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

function judgeMotions(facts: TrussFacts, found: readonly FoundMotion[], isInexact: boolean): JudgedMotion[] {
  const motions = found.map(({ motion, body }) => ({ motion: withoutRounding(motion), body }));
  const isRounded = isInexact || motions.some(({ motion }, k) => motion.size < found[k]!.motion.size);
  const all = countFreedom(facts, null, isRounded);
  return motions.map(({ motion, body }) => {
    if (all.actual === all.generic && all.actual > 0) return { motion, body, isFinite: true, isLoose: true };
    const local = countFreedom(facts, motion, isRounded);
    return {
      motion,
      body,
      isFinite: local.actual === local.generic && local.actual > 0,
      isLoose: local.generic > 0,
    };
  });
}

function judgeStatus(
  facts: MovingTruss,
  held: number,
  judged: readonly JudgedMotion[],
): Pick<TrussVerdict, 'status' | 'evidence'> {
  const { dim, anchors, pieces } = facts;
  const needed = bodyFreedom(dim);
  const isLoose = (body: number) => {
    const piece = pieces[body]!;
    return piece.length > 1 && piece.reduce((sum, joint) => sum + countHeld(anchors[joint]!), 0) < needed;
  };
  if (held < needed || judged.some(({ body }) => body !== null && isLoose(body)))
    return { status: 'underSupported' };
  if (judged.some(({ isFinite }) => isFinite)) return { status: 'changeable', evidence: 'rank' };
  const evidence = examineMotions(
    facts,
    judged.map(({ motion }) => motion),
  );
  return { status: evidence === 'followed' ? 'changeable' : 'instantlyChangeable', evidence };
}
