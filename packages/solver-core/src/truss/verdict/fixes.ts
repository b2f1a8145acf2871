import { addHeld, holds } from '../../model/truss/heldAxes.ts';
import { coordinateResidues } from './exactCoordinates.ts';
import type { JudgedMotion, MovingTruss } from './judgedMotion.ts';
import { toJointMotions } from './jointMotions.ts';
import { otherEnd } from './linkGraph.ts';
import { getPrime, invertResidue, toResidue } from './residues.ts';
import type { TrussFix } from './verdict.ts';
import type { WholeMotion } from './wholeMotion.ts';
import { createWorkBudget } from './workBudget.ts';
import type { WorkBudget } from './workBudget.ts';

/** What is held by a fix: one more direction of a joint, or the distance of two joints. */
type Hold =
  | { readonly kind: 'anchor'; readonly joint: number; readonly axis: number }
  | { readonly kind: 'link'; readonly i: number; readonly j: number };

/** A truss as its fixes see it. */
interface HeldTruss extends MovingTruss {
  /** Coordinates modulo the prime `p`. */
  readonly places: Float64Array;
  readonly p: number;
}

/** A motion in doubles, its largest component 1, and modulo a prime: numbers that do not grow when motions are added. */
interface Movement {
  /** `dim` a joint. */
  readonly velocities: Float64Array;
  /** `dim` a joint: where one is 0, so is the velocity. */
  readonly residues: Float64Array;
}

/** A hold that stops what is left of a motion. */
interface Chosen {
  readonly hold: Hold;
  readonly rest: Movement;
}

/**
 * Finds the edits that stop each motion. A hold stops a motion exactly when the motion would move against it, so it alone raises the rank;
 * of each motion the first one also stops what the first ones before it leave of it, so together they stop all.
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

/** How fast a motion goes against a hold, modulo a prime: what is not 0 there is not 0. */
function residueOf({ dim, places, p }: HeldTruss, { residues }: Movement, hold: Hold): number {
  if (hold.kind === 'anchor') return residues[dim * hold.joint + hold.axis]!;
  const [i, j] = [dim * hold.i, dim * hold.j];
  let sum = 0;
  for (let axis = 0; axis < dim; axis++) {
    const d = toResidue(places[j + axis]! - places[i + axis]!, p);
    sum = (sum + d * toResidue(residues[j + axis]! - residues[i + axis]!, p)) % p;
  }
  return sum;
}

/** How fast a motion goes against a hold. */
function rateOf({ dim, coordinates }: HeldTruss, { velocities }: Movement, hold: Hold): number {
  if (hold.kind === 'anchor') return velocities[dim * hold.joint + hold.axis]!;
  const { doubles } = coordinates;
  const [i, j] = [dim * hold.i, dim * hold.j];
  let rate = 0;
  for (let axis = 0; axis < dim; axis++) {
    rate += (doubles[j + axis]! - doubles[i + axis]!) * (velocities[j + axis]! - velocities[i + axis]!);
  }
  return rate;
}

function toMovement({ dim, graph, p }: HeldTruss, motion: WholeMotion): Movement {
  const velocities = new Float64Array(dim * graph.jointCount);
  for (const { joint, x, y, z } of toJointMotions(motion)) {
    velocities[dim * joint] = x;
    velocities[dim * joint + 1] = y;
    if (dim === 3) velocities[dim * joint + 2] = z;
  }
  const residues = new Float64Array(velocities.length);
  for (const [joint, velocity] of motion) {
    velocity.forEach((component, axis) => (residues[dim * joint + axis] = toResidue(component, p)));
  }
  return { velocities, residues };
}

/** What of a motion is left when another one is added that stops it at the other's hold. */
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

/** Joints that move. */
function listMoving({ dim, graph }: HeldTruss, { residues }: Movement): number[] {
  const moving: number[] = [];
  for (let joint = 0; joint < graph.jointCount; joint++) {
    for (let k = dim * joint; k < dim * (joint + 1); k++) {
      if (residues[k] === 0) continue;
      moving.push(joint);
      break;
    }
  }
  return moving;
}

/** Holds that stop a motion, the one that an engineer would take first: a body is anchored, parts are tied to each other. */
function listHolds(facts: HeldTruss, motion: Movement, { body }: JudgedMotion): Hold[] {
  const anchors = listAnchors(facts, motion);
  const links = listLinks(facts, motion, body !== null);
  return body === null ? [...links, ...anchors] : [...anchors, ...links];
}

/** A few free directions of moving joints; of those that move half as fast as the fastest the lowest, where supports stand. */
function listAnchors(truss: HeldTruss, { velocities, residues }: Movement): Hold[] {
  const { dim, anchors, coordinates } = truss;
  const { doubles } = coordinates;
  const found: { joint: number; axis: number; speed: number; height: number }[] = [];
  for (const joint of listMoving(truss, { velocities, residues })) {
    for (let axis = 0; axis < dim; axis++) {
      const k = dim * joint + axis;
      if (velocities[k] === 0 || residues[k] === 0 || holds(anchors[joint]!, axis)) continue;
      found.push({ joint, axis, speed: Math.abs(velocities[k]!), height: doubles[dim * joint + 1]! });
    }
  }
  const fastest = found.reduce((most, { speed }) => Math.max(most, speed), 0);
  return found
    .filter(({ speed }) => speed >= fastest / 2)
    .sort((a, b) => a.height - b.height || b.speed - a.speed || a.joint - b.joint)
    .slice(0, 2)
    .map(({ joint, axis }) => ({ kind: 'anchor', joint, axis }));
}

/** A link that a motion lengthens by less than this, relative to the motion, stops it too weakly to be worth adding. */
const LEAST_RATE = 1e-3;

/** Moving joints that are looked at for links: enough for any picture, few enough for any truss. */
const MOST_TRIED = 100;

/** Other joints that are looked at for one motion: some milliseconds. A neighbour's neighbour costs as much as several joints on the way. */
const MOST_LOOKS = 1e6;
const LOOK_WORK = 20;

/** Links that would be stretched most for their length, to joints two links away, or to the nearest ones where there are none. */
function listLinks(facts: HeldTruss, motion: Movement, isBody: boolean): Hold[] {
  const { dim, graph, coordinates } = facts;
  const { doubles } = coordinates;
  const { velocities } = motion;
  const found: { i: number; j: number; score: number }[] = [];
  const seen = new Set<number>();
  const tryLink = (i: number, j: number) => {
    const key = Math.min(i, j) * graph.jointCount + Math.max(i, j);
    if (i === j || seen.has(key)) return;
    seen.add(key);
    let [rate, square] = [0, 0];
    for (let axis = 0; axis < dim; axis++) {
      const d = doubles[dim * j + axis]! - doubles[dim * i + axis]!;
      rate += d * (velocities[dim * j + axis]! - velocities[dim * i + axis]!);
      square += d * d;
    }
    // The rate by length twice: among equally good directions the shorter link.
    if (square > 0 && Math.abs(rate) > LEAST_RATE * Math.sqrt(square))
      found.push({ i: Math.min(i, j), j: Math.max(i, j), score: Math.abs(rate) / square });
  };
  const looks = createWorkBudget(MOST_LOOKS);
  for (const joint of listMoving(facts, motion).slice(0, MOST_TRIED)) {
    const near = isBody ? [] : twoLinksAway(facts, joint, looks);
    const others = near.length > 0 || !looks.spend(graph.jointCount) ? near : nearestOutside(facts, joint);
    for (const other of others) tryLink(joint, other);
  }
  found.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j);
  const links: Hold[] = [];
  for (const { i, j } of found) {
    if (links.length === 2 || !looks.spend(graph.jointCount)) break;
    const link: Hold = { kind: 'link', i, j };
    if (residueOf(facts, motion, link) !== 0 && isFree(facts, i, j)) links.push(link);
  }
  return links;
}

function neighboursOf({ graph }: MovingTruss, joint: number): number[] {
  return Array.from(graph.links.subarray(graph.first[joint], graph.first[joint + 1]), (link) =>
    otherEnd(graph, link, joint),
  );
}

function twoLinksAway(facts: MovingTruss, joint: number, looks: WorkBudget): number[] {
  const near = new Set(neighboursOf(facts, joint));
  const found = new Set<number>();
  for (const other of near) {
    if (!looks.spend(LOOK_WORK * (facts.graph.first[other + 1]! - facts.graph.first[other]!))) break;
    for (const third of neighboursOf(facts, other)) if (third !== joint && !near.has(third)) found.add(third);
  }
  return [...found];
}

/** The nearest joints that no link leads to; of a joint among others, those of another piece. */
function nearestOutside(
  { dim, graph, coordinates: { doubles }, pieceOf }: MovingTruss,
  joint: number,
): number[] {
  const nearest: { other: number; square: number }[] = [];
  for (let other = 0; other < graph.jointCount; other++) {
    if (pieceOf[other] === pieceOf[joint]) continue;
    let square = 0;
    for (let axis = 0; axis < dim; axis++) {
      square += (doubles[dim * other + axis]! - doubles[dim * joint + axis]!) ** 2;
    }
    if (nearest.length === NEAREST && square >= nearest.at(-1)!.square) continue;
    nearest.push({ other, square });
    nearest.sort((a, b) => a.square - b.square);
    if (nearest.length > NEAREST) nearest.pop();
  }
  return nearest.map(({ other }) => other);
}

const NEAREST = 4;

/** Whether no link is between two joints and no joint on the way. */
function isFree(facts: MovingTruss, i: number, j: number): boolean {
  const { dim, graph, coordinates } = facts;
  const { doubles } = coordinates;
  if (neighboursOf(facts, i).includes(j)) return false;
  for (let k = 0; k < graph.jointCount; k++) {
    if (k === i || k === j) continue;
    let [along, square, offset] = [0, 0, 0];
    for (let axis = 0; axis < dim; axis++) {
      const [a, d] = [doubles[dim * i + axis]!, doubles[dim * j + axis]! - doubles[dim * i + axis]!];
      const r = doubles[dim * k + axis]! - a;
      along += r * d;
      square += d * d;
      offset += r * r;
    }
    if (along > 0 && along < square && offset * square - along * along <= ON_THE_WAY * square * square)
      return false;
  }
  return true;
}

/** Square of the distance from a link, relative to its length, at which a joint counts as on it: a choice among fixes, no verdict. */
const ON_THE_WAY = 1e-6;

/** Anchors that several first fixes change are changed to the same value by each, so that they can be made one after the other. */
function toFix({ anchors }: MovingTruss, hold: Hold, all: readonly (readonly Hold[])[]): TrussFix {
  if (hold.kind === 'link') {
    return { code: 'addLink', edit: { op: 'add', path: '/links/-', value: { i: hold.i, j: hold.j } } };
  }
  let value = addHeld(anchors[hold.joint]!, hold.axis);
  for (const [first] of all) {
    if (first?.kind === 'anchor' && first.joint === hold.joint) value = addHeld(value, first.axis);
  }
  return { code: 'addAnchor', edit: { op: 'replace', path: `/joints/${hold.joint}/anchor`, value } };
}
