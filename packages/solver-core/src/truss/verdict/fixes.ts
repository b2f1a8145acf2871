import type { JudgedMotion, MovingTruss } from './judgedMotion.ts';
import { toJointMotions } from './jointMotions.ts';
import { otherEnd } from './linkGraph.ts';
import type { TrussFix } from './verdict.ts';
import { elongationOf } from './wholeMotion.ts';
import type { WholeMotion } from './wholeMotion.ts';

/** What is held by a fix: one more direction of a joint, or the distance of two joints. */
type Hold =
  | { readonly kind: 'anchor'; readonly joint: number; readonly axis: number }
  | { readonly kind: 'link'; readonly i: number; readonly j: number };

/**
 * Finds the edits that stop each motion. A hold stops a motion exactly when the motion would move against it, so it alone raises the rank;
 * of each motion the first one also stops what the first ones before it leave of it, so together they stop all.
 */
export function findFixes(facts: MovingTruss, judged: readonly JudgedMotion[]): TrussFix[][] {
  const chosen: { hold: Hold; rest: WholeMotion }[] = [];
  const holds = judged.map((one) => {
    let rest = one.motion;
    for (const before of chosen) rest = withoutPartOf(facts, rest, before);
    const candidates = listHolds(facts, rest, one);
    const [first] = candidates;
    if (!first) return [];
    chosen.push({ hold: first, rest });
    const others = listHolds(facts, one.motion, one);
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

/** How fast a motion goes against a hold, in whole numbers; 0 where it keeps to it. */
function rateOf(facts: MovingTruss, motion: WholeMotion, hold: Hold): bigint {
  if (hold.kind === 'anchor') return motion.get(hold.joint)?.[hold.axis] ?? 0n;
  return elongationOf(facts, motion, hold.i, hold.j);
}

/** What of a motion is left when another one is added that stops it at the other's hold. */
function withoutPartOf(
  facts: MovingTruss,
  motion: WholeMotion,
  other: { hold: Hold; rest: WholeMotion },
): WholeMotion {
  const rate = rateOf(facts, motion, other.hold);
  if (rate === 0n) return motion;
  const own = rateOf(facts, other.rest, other.hold);
  const left = new Map<number, readonly bigint[]>();
  const none = new Array<bigint>(facts.dim).fill(0n);
  for (const joint of new Set([...motion.keys(), ...other.rest.keys()])) {
    const [a, b] = [motion.get(joint) ?? none, other.rest.get(joint) ?? none];
    const velocity = a.map((component, axis) => component * own - b[axis]! * rate);
    if (velocity.some((component) => component !== 0n)) left.set(joint, velocity);
  }
  return left;
}

/** Holds that stop a motion, the one that an engineer would take first: a body is anchored, parts are tied to each other. */
function listHolds(facts: MovingTruss, motion: WholeMotion, { body }: JudgedMotion): Hold[] {
  const speeds = toJointMotions(motion);
  const anchors = listAnchors(facts, speeds);
  const links = listLinks(facts, speeds, motion, body !== null);
  return body === null ? [...links, ...anchors] : [...anchors, ...links];
}

type Speeds = ReturnType<typeof toJointMotions>;

/** A few free directions of moving joints; of those that move half as fast as the fastest the lowest, where supports stand. */
function listAnchors({ dim, anchors, coordinates: { doubles } }: MovingTruss, speeds: Speeds): Hold[] {
  const found: { joint: number; axis: number; speed: number; height: number }[] = [];
  for (const { joint, x, y, z } of speeds) {
    [x, y, z].slice(0, dim).forEach((component, axis) => {
      if (component === 0 || ((anchors[joint]! >> axis) & 1) === 1) return;
      found.push({ joint, axis, speed: Math.abs(component), height: doubles[dim * joint + 1]! });
    });
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

/** Links that would be stretched most for their length, to joints two links away, or to the nearest ones where there are none. */
function listLinks(facts: MovingTruss, speeds: Speeds, motion: WholeMotion, isBody: boolean): Hold[] {
  const { dim, graph, coordinates } = facts;
  const { doubles } = coordinates;
  const velocities = new Map(speeds.map(({ joint, x, y, z }) => [joint, [x, y, z]]));
  const found: { i: number; j: number; score: number }[] = [];
  const seen = new Set<number>();
  const tryLink = (i: number, j: number) => {
    const key = Math.min(i, j) * graph.jointCount + Math.max(i, j);
    if (i === j || seen.has(key)) return;
    seen.add(key);
    let [rate, square] = [0, 0];
    for (let axis = 0; axis < dim; axis++) {
      const d = doubles[dim * j + axis]! - doubles[dim * i + axis]!;
      rate += d * ((velocities.get(j)?.[axis] ?? 0) - (velocities.get(i)?.[axis] ?? 0));
      square += d * d;
    }
    // The rate by length twice: among equally good directions the shorter link.
    if (square > 0 && Math.abs(rate) > LEAST_RATE * Math.sqrt(square))
      found.push({ i: Math.min(i, j), j: Math.max(i, j), score: Math.abs(rate) / square });
  };
  for (const { joint } of speeds.slice(0, MOST_TRIED)) {
    const near = isBody ? [] : twoLinksAway(facts, joint);
    for (const other of near.length > 0 ? near : nearestOutside(facts, joint)) tryLink(joint, other);
  }
  found.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j);
  const links: Hold[] = [];
  for (const { i, j } of found) {
    if (links.length === 2) break;
    const link: Hold = { kind: 'link', i, j };
    if (isFree(facts, i, j) && elongationOf(facts, motion, i, j) !== 0n) links.push(link);
  }
  return links;
}

function neighboursOf({ graph }: MovingTruss, joint: number): number[] {
  return Array.from(graph.links.subarray(graph.first[joint], graph.first[joint + 1]), (link) =>
    otherEnd(graph, link, joint),
  );
}

function twoLinksAway(facts: MovingTruss, joint: number): number[] {
  const near = new Set(neighboursOf(facts, joint));
  const found = new Set<number>();
  for (const other of near) {
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
  let value = anchors[hold.joint]! | (1 << hold.axis);
  for (const [first] of all) {
    if (first?.kind === 'anchor' && first.joint === hold.joint) value |= 1 << first.axis;
  }
  return { code: 'addAnchor', edit: { op: 'replace', path: `/joints/${hold.joint}/anchor`, value } };
}
