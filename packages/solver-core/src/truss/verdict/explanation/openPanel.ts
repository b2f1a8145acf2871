import { otherEnd } from '../../../sparse/system/linkGraph.ts';
import type { MovingTruss } from '../facts/judgedMotion.ts';
import type { TrussFix } from './trussFix.ts';

/**
 * Finds the panel of a plane truss whose missing diagonal a link is that stops a motion: the joints around it, starting
 * at one end of the link. Its four sides exist and the other diagonal does not, because that would stop the motion
 * already. Returns null if the link closes no such panel.
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
      // The smallest of several panels is taken, because larger ones contain it.
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

/**
 * Returns twice the area of the triangle of a joint with two others, positive if the joint is to the left of the line
 * from the first to the second.
 */
function sideOf(
  { coordinates: { doubles } }: MovingTruss,
  [a, b]: readonly [number, number],
  joint: number,
): number {
  const [ax, ay] = [doubles[2 * a]!, doubles[2 * a + 1]!];
  const [dx, dy] = [doubles[2 * b]! - ax, doubles[2 * b + 1]! - ay];
  return dx * (doubles[2 * joint + 1]! - ay) - dy * (doubles[2 * joint]! - ax);
}
