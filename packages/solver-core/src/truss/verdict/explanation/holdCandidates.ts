import { ON_THE_WAY, STOPPING_RATE } from '../../../linalg/tolerance.ts';
import { holds } from '../../../geometry/heldAxes.ts';
import type { JudgedMotion, MovingTruss } from '../facts/judgedMotion.ts';
import { otherEnd } from '../../../sparse/system/linkGraph.ts';
import { listMoving, residueOf } from './movement.ts';
import type { HeldTruss, Hold, Movement } from './movement.ts';
import { createWorkBudget } from '../../../exact/workBudget.ts';
import type { WorkBudget } from '../../../exact/workBudget.ts';

/**
 * Lists holds that stop a motion, in the order of an engineer's preference: a body is anchored, parts are connected
 * with each other.
 */
export function listHolds(facts: HeldTruss, motion: Movement, { body }: JudgedMotion): Hold[] {
  const anchors = listAnchors(facts, motion);
  const links = listLinks(facts, motion, body !== null);
  return body === null ? [...links, ...anchors] : [...anchors, ...links];
}

/**
 * Lists a few free directions of moving joints; among those that move at least half as fast as the fastest the lowest
 * come first, where supports usually are.
 */
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

/** Number of moving joints for which links are examined: enough for any picture, few enough for any truss. */
const MOST_TRIED = 100;

/**
 * Number of other joints examined for one motion: some milliseconds. A neighbour's neighbour costs as much as several
 * joints on the way.
 */
const MOST_LOOKS = 1e6;
const LOOK_WORK = 20;

/**
 * Lists the links that would have the largest strain rate, to joints two links away, or to the nearest joints if there
 * are none.
 */
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
    // The rate is divided by the length twice, so that of equally good directions the shorter link is preferred.
    if (square > 0 && Math.abs(rate) > STOPPING_RATE * Math.sqrt(square))
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

/** Lists the nearest joints of other components. */
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

/** Returns whether there is no link between two joints and no joint on the line between them. */
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
