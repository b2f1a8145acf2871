import { otherEnd } from '../../sparse/system/linkGraph.ts';
import type { LinkGraph } from '../../sparse/system/linkGraph.ts';

/**
 * Finds links that join the same two joints as one before them, as [first, doubled], in the order of the document.
 *
 * Links to themselves or to joints that are not there, and holes, are no matter of it. Linear in joints and links.
 */
export function findDoubledLinks(graph: LinkGraph): readonly (readonly [first: number, doubled: number])[] {
  const { jointCount, first, links } = graph;
  const doubled: [number, number][] = [];
  // The link from the current joint to each other one; links of earlier joints are recognized by their place in the
  // list.
  const placeTo = new Int32Array(jointCount).fill(-1);
  for (let joint = 0; joint < jointCount; joint++) {
    const start = first[joint]!;
    for (let at = start; at < first[joint + 1]!; at++) {
      const other = otherEnd(graph, links[at]!, joint);
      // Each pair from its lower joint.
      if (other < joint || other >= jointCount) continue;
      if (placeTo[other]! >= start) doubled.push([links[placeTo[other]!]!, links[at]!]);
      else placeTo[other] = at;
    }
  }
  return doubled.sort(([, a], [, b]) => a - b);
}
