import { otherEnd } from '../../../sparse/system/linkGraph.ts';
import type { MovingTruss } from '../facts/judgedMotion.ts';
import type { TrussFix } from './trussFix.ts';

/**
 * Finds the panel of a plane truss that a link which stops a motion is the diagonal of: the joints round it, from one
 * end of the link. Its four links are there, and the other diagonal is not, for that one would hold it already. Null
 * where the link closes no such panel.
 */
export function findOpenPanel(facts: MovingTruss, fix: TrussFix | undefined): readonly number[] | null {
  if (facts.dim !== 2 || fix?.code !== 'addLink') return null;
  const { i, j } = fix.edit.value;
  const ofJ = new Set(neighboursOf(facts, j));
  const shared = neighboursOf(facts, i).filter((joint) => ofJ.has(joint));
  let panel: readonly number[] | null = null;
  let least = Infinity;
  for (const b of shared) {
    for (const d of shared) {
      const size = sideOf(facts, [i, j], b) - sideOf(facts, [i, j], d);
      const isConvex =
        sideOf(facts, [i, j], b) > 0 &&
        sideOf(facts, [i, j], d) < 0 &&
        sideOf(facts, [b, d], i) * sideOf(facts, [b, d], j) < 0;
      // The smallest of several panels is taken: larger ones hold it inside them.
      if (isConvex && size < least) [panel, least] = [[i, d, j, b], size];
    }
  }
  return panel;
}

function neighboursOf({ graph }: MovingTruss, joint: number): number[] {
  return Array.from(graph.links.subarray(graph.first[joint], graph.first[joint + 1]), (link) =>
    otherEnd(graph, link, joint),
  );
}

/** Twice the area of the triangle that a joint makes with two others, positive to the left of the way between them. */
function sideOf(
  { coordinates: { doubles } }: MovingTruss,
  [a, b]: readonly [number, number],
  joint: number,
): number {
  const [ax, ay] = [doubles[2 * a]!, doubles[2 * a + 1]!];
  const [dx, dy] = [doubles[2 * b]! - ax, doubles[2 * b + 1]! - ay];
  return dx * (doubles[2 * joint + 1]! - ay) - dy * (doubles[2 * joint]! - ax);
}
