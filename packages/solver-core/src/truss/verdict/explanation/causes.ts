import { countHeld, holds } from '../../../geometry/heldAxes.ts';
import type { JudgedMotion, MovingTruss } from '../facts/judgedMotion.ts';
import { bodyFreedom } from '../facts/judgedMotion.ts';
import { otherEnd } from '../../../sparse/system/linkGraph.ts';
import { findOpenPanel } from './openPanel.ts';
import type { TrussCause } from './trussCause.ts';
import type { TrussFix } from './trussFix.ts';

/** Finds the cause of a motion whose fixes are known. */
export function findCauses(
  facts: MovingTruss,
  judged: JudgedMotion,
  fixes: readonly TrussFix[] = [],
): TrussCause[] {
  const moving = [...judged.motion.keys()].sort((a, b) => a - b);
  const [only] = moving;
  const { body } = judged;
  if (body !== null && facts.pieces[body]!.length > 1) return [causeOfBody(facts, judged, body)];
  if (moving.length === 1 && only !== undefined) return [causeAtJoint(facts, only)];
  // With several motions the first fix of one may hold another one.
  const strained = judged.isLoose ? fixes.find((fix) => isStrained(facts, judged, fix)) : undefined;
  const panel = findOpenPanel(facts, strained);
  if (panel !== null) return [{ code: 'openPanel', ids: panel }];
  return [{ code: judged.isLoose ? 'tooFewLinks' : 'linkGeometry', ids: moving }];
}

/** Returns whether a motion changes the length of the link that a fix adds. */
function isStrained({ dim, whole }: MovingTruss, { motion }: JudgedMotion, fix: TrussFix): boolean {
  if (fix.code !== 'addLink') return false;
  const { i, j } = fix.edit.value;
  let rate = 0n;
  for (let axis = 0; axis < dim; axis++) {
    const moved = (motion.get(j)?.[axis] ?? 0n) - (motion.get(i)?.[axis] ?? 0n);
    rate += (whole[dim * j + axis]! - whole[dim * i + axis]!) * moved;
  }
  return rate !== 0n;
}

function causeAtJoint(facts: MovingTruss, joint: number): TrussCause {
  const { dim, graph, anchors } = facts;
  const ties = graph.first[joint + 1]! - graph.first[joint]! + countHeld(anchors[joint]!);
  if (ties < dim) return { code: 'looseJoint', ids: [joint] };
  return { code: dim === 2 || isOnOneLine(facts, joint) ? 'collinearLinks' : 'coplanarLinks', ids: [joint] };
}

/** Returns whether all links and held directions of a joint in space are parallel. */
function isOnOneLine({ graph, anchors, whole }: MovingTruss, joint: number): boolean {
  const directions: bigint[][] = [];
  for (let axis = 0; axis < 3; axis++) {
    if (holds(anchors[joint]!, axis)) directions.push([0, 1, 2].map((k) => (k === axis ? 1n : 0n)));
  }
  for (let k = graph.first[joint]!; k < graph.first[joint + 1]!; k++) {
    const other = otherEnd(graph, graph.links[k]!, joint);
    directions.push([0, 1, 2].map((axis) => whole[3 * other + axis]! - whole[3 * joint + axis]!));
  }
  const first = directions.find((direction) => direction.some((value) => value !== 0n));
  return (
    first === undefined ||
    directions.every((d) =>
      [0, 1, 2].every((a) => first[a]! * d[(a + 1) % 3]! === first[(a + 1) % 3]! * d[a]!),
    )
  );
}

function causeOfBody(
  { dim, anchors, pieces }: MovingTruss,
  { motion }: JudgedMotion,
  body: number,
): TrussCause {
  const piece = pieces[body]!;
  const anchored = piece.filter((joint) => anchors[joint] !== 0);
  const held = anchored.reduce((sum, joint) => sum + countHeld(anchors[joint]!), 0);
  if (held < bodyFreedom(dim))
    return body === findMainPiece(pieces, anchors)
      ? { code: 'tooFewRestraints', ids: anchored }
      : { code: 'detachedPart', ids: piece };
  const velocities = piece.map((joint) => motion.get(joint));
  const isTranslation = velocities.every(
    (velocity) => velocity?.every((component, axis) => component === velocities[0]?.[axis]) ?? false,
  );
  return { code: isTranslation ? 'parallelRestraints' : 'concurrentRestraints', ids: anchored };
}

/**
 * Returns the component that counts as the truss itself: of those with most joints the one with most held directions,
 * of equal ones the first.
 */
function findMainPiece(pieces: MovingTruss['pieces'], anchors: Uint8Array): number {
  const heldOf = (piece: readonly number[]) =>
    piece.reduce((sum, joint) => sum + countHeld(anchors[joint]!), 0);
  return pieces.reduce((main, piece, k) => {
    const best = pieces[main]!;
    const isMore =
      piece.length > best.length || (piece.length === best.length && heldOf(piece) > heldOf(best));
    return isMore ? k : main;
  }, 0);
}
