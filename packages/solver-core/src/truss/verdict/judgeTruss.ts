import { findBodyMotions, findPieces } from './bodyMotions.ts';
import { findCauses } from './causes.ts';
import { eliminateParts } from './eliminateParts.ts';
import type { Elimination } from './eliminateParts.ts';
import { orderElimination } from './eliminationOrder.ts';
import { findExactMotions } from './exactMotions.ts';
import { coordinateResidues, readExactly, toIntegers } from './exactCoordinates.ts';
import { findFixes } from './fixes.ts';
import { toJointMotions } from './jointMotions.ts';
import type { JudgedMotion, TrussFacts } from './judgedMotion.ts';
import { bodyFreedom, countHeld } from './judgedMotion.ts';
import { createLinkGraph } from './linkGraph.ts';
import { countFreedom } from './countFreedom.ts';
import { pickBasis } from './motionBasis.ts';
import { planRows, residueRows, writeRows } from './motionRows.ts';
import { getPrime, residueArithmetic } from './residues.ts';
import { findRigidParts } from './rigidParts.ts';
import type { JudgedTruss, TrussVerdict } from './verdict.ts';
import { moveJoints, partsOfPlaces } from './wholeMotion.ts';
import type { WholePartMotion } from './wholeMotion.ts';

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
  const { dim, graph, anchors, parts } = facts;
  const equations = dim * graph.jointCount;
  const held = anchors.reduce((sum, bits) => sum + countHeld(bits), 0);
  const unknowns = graph.linkCount + held;
  const plan = planRows(facts);
  const order = orderElimination(plan.parts, parts.offsets);
  const eliminateAt = (p: number, keep: boolean) => {
    const rows = writeRows(plan, graph, parts, residueRows(coordinateResidues(facts.coordinates, p), p));
    return eliminateByChance((seed) =>
      eliminateParts({ order, offsets: parts.offsets, rows, arithmetic: residueArithmetic(p, seed), keep }),
    );
  };
  const p = getPrime(0);
  const freedom = eliminateAt(p, false).free.length;
  const rank = equations - freedom;
  const counts = { degree: unknowns - rank, W: equations - unknowns, rank };
  if (freedom === 0) {
    const status = unknowns === equations ? 'determinate' : 'indeterminate';
    return { status, ...counts, exact: true, mechanisms: [] };
  }
  const first = eliminateAt(p, true);
  const motions = findMotions(facts, first, p, (prime) => eliminateAt(prime, true));
  const whole = countFreedom(facts, null);
  const judged = motions.slice(0, MAX_DESCRIBED).map(({ motion, body }): JudgedMotion => {
    if (whole.actual === whole.generic) return { motion, body, isFinite: true, isLoose: true };
    const local = countFreedom(facts, motion);
    return { motion, body, isFinite: local.actual === local.generic, isLoose: local.generic > 0 };
  });
  const fixes = findFixes(facts, judged);
  return {
    status: statusOf(facts, held, judged),
    ...counts,
    exact: motions.length === freedom,
    mechanisms: judged.map((one, k) => ({
      joints: toJointMotions(one.motion),
      causes: findCauses(facts, one),
      fixes: fixes[k]!,
    })),
  };
}

/** Motions that are described one by one; the rank tells how many there are in all. */
const MAX_DESCRIBED = 50;

function readFacts(truss: JudgedTruss): TrussFacts {
  const coordinates = readExactly(truss);
  const { dim, doubles } = coordinates;
  const graph = createLinkGraph(truss);
  const anchors = Uint8Array.from(truss.joints, ({ anchor }) => anchor & ((1 << dim) - 1));
  const p = getPrime(0);
  const residues = coordinateResidues(coordinates, p);
  const parts = findRigidParts({ dim, graph, anchors, doubles, residues, p });
  return { dim, graph, anchors, coordinates, parts, whole: toIntegers(coordinates), ...findPieces(graph) };
}

function eliminateByChance(attempt: (seed: number) => Elimination | null): Elimination {
  for (let seed = 1; ; seed++) {
    const found = attempt(seed);
    if (found) return found;
  }
}

/** Motions of whole pieces first, then those of joints against each other. */
function findMotions(
  facts: TrussFacts,
  first: Elimination,
  p: number,
  eliminateAt: (prime: number) => Elimination | null,
) {
  const truss = { ...facts, partOfPlace: partsOfPlaces(facts.parts) };
  const exact = findExactMotions({ truss, first, firstPrime: p, eliminateAt });
  const pieces = new Set(
    first.free.map((place) => facts.pieceOf[facts.parts.joints[truss.partOfPlace[place]!]![0]!]!),
  );
  const bodies = [...pieces].flatMap((piece) =>
    findBodyMotions(truss, facts.pieces[piece]!).map((motion) => ({ ...motion, body: piece })),
  );
  const candidates: (WholePartMotion & { body: number | null })[] = [
    ...bodies,
    ...(exact ?? []).map((motion) => ({ ...motion, body: null })),
  ];
  return pickBasis(candidates, first.free, p).map((motion) => ({
    motion: moveJoints(truss, motion),
    body: motion.body,
  }));
}

function statusOf(facts: TrussFacts, held: number, judged: readonly JudgedMotion[]): TrussVerdict['status'] {
  const { dim, anchors, pieces } = facts;
  const needed = bodyFreedom(dim);
  const isLoose = (body: number) => {
    const piece = pieces[body]!;
    return piece.length > 1 && piece.reduce((sum, joint) => sum + countHeld(anchors[joint]!), 0) < needed;
  };
  if (held < needed || judged.some(({ body }) => body !== null && isLoose(body))) return 'underSupported';
  return judged.some(({ isFinite }) => isFinite) ? 'changeable' : 'instantlyChangeable';
}
