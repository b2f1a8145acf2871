import { addHeld } from '../../../geometry/heldAxes.ts';
import { coordinateResidues } from '../facts/exactCoordinates.ts';
import { listHolds } from './holdCandidates.ts';
import type { JudgedMotion, MovingTruss } from '../facts/judgedMotion.ts';
import { rateOf, residueOf, toMovement } from './movement.ts';
import type { HeldTruss, Hold, Movement } from './movement.ts';
import { getPrime, invertResidue, toResidue } from '../numbers/residues.ts';
import type { TrussFix } from './trussFix.ts';

/** A hold that stops one of the remaining motions. */
interface Chosen {
  readonly hold: Hold;
  readonly rest: Movement;
}

/**
 * Finds the edits that stop each motion. A restraint stops a motion exactly if the motion moves against it, so it alone
 * raises the rank. The first restraint of each motion also stops the part of it that the earlier ones leave, so
 * together they stop all motions.
 */
export function findFixes(moving: MovingTruss, judged: readonly JudgedMotion[]): TrussFix[][] {
  const p = getPrime(0);
  const facts: HeldTruss = { ...moving, places: coordinateResidues(moving.coordinates, p), p };
  const chosen: Chosen[] = [];
  const holds = judged.map((one) => {
    const motion = toMovement(facts, one.motion);
    let rest = motion;
    for (const before of chosen) rest = withoutPartOf(facts, rest, before);
    const candidates = listHolds(facts, rest, one);
    const [first] = candidates;
    if (!first) return [];
    chosen.push({ hold: first, rest });
    const others = rest === motion ? candidates : listHolds(facts, motion, one);
    const link = others.find((hold) => hold.kind === 'link' && !isSame(hold, first));
    const anchor = others.find((hold) => hold.kind === 'anchor' && !isSame(hold, first));
    return [first, ...(link ? [link] : []), ...(anchor ? [anchor] : [])];
  });
  return holds.map((list) => list.map((hold, rank) => toFix(facts, hold, rank === 0 ? holds : [])));
}

function isSame(a: Hold, b: Hold): boolean {
  if (a.kind === 'anchor') return b.kind === 'anchor' && a.joint === b.joint && a.axis === b.axis;
  return b.kind === 'link' && a.i === b.i && a.j === b.j;
}

/** Returns a motion less the multiple of another one that makes it stop at the other's hold. */
function withoutPartOf(truss: HeldTruss, motion: Movement, other: Chosen): Movement {
  const { p } = truss;
  const residue = residueOf(truss, motion, other.hold);
  if (residue === 0) return motion;
  const step = (residue * invertResidue(residueOf(truss, other.rest, other.hold), p)) % p;
  const factor = rateOf(truss, motion, other.hold) / rateOf(truss, other.rest, other.hold);
  const velocities = motion.velocities.slice();
  const residues = motion.residues.slice();
  let largest = 0;
  for (let k = 0; k < residues.length; k++) {
    const taken = other.rest.residues[k]!;
    if (taken !== 0) {
      residues[k] = toResidue(residues[k]! - ((step * taken) % p), p);
      velocities[k] = residues[k] === 0 ? 0 : velocities[k]! - factor * other.rest.velocities[k]!;
    }
    largest = Math.max(largest, Math.abs(velocities[k]!));
  }
  for (let k = 0; k < velocities.length; k++) velocities[k]! /= largest;
  return { velocities, residues };
}

/**
 * If several first fixes change one anchor, each of them sets the same value, so that they can be applied one after the
 * other.
 */
function toFix({ anchors }: MovingTruss, hold: Hold, all: readonly (readonly Hold[])[]): TrussFix {
  if (hold.kind === 'link') {
    return { code: 'addLink', edit: { op: 'add', path: '/links/-', value: { i: hold.i, j: hold.j } } };
  }
  let value = addHeld(anchors[hold.joint]!, hold.axis);
  for (const [first] of all) {
    if (first?.kind === 'anchor' && first.joint === hold.joint) value = addHeld(value, first.axis);
  }
  return { code: 'addAnchor', edit: { op: 'add', path: `/joints/${hold.joint}/anchor`, value } };
}
