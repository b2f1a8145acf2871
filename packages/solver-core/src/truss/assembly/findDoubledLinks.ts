import { otherEnd } from '../../sparse/system/linkGraph.ts';
import type { LinkGraph } from '../../sparse/system/linkGraph.ts';

/**
 * Finds links that connect the same two joints as an earlier link, as [first, doubled], in the order of the document.
 *
 * Holes and links to the same joint or to missing joints are ignored. Linear in joints and links.
 */
export function findDoubledLinks(graph: LinkGraph): readonly (readonly [first: number, doubled: number])[] {
  const { jointCount, first, links } = graph;
  const doubled: [number, number][] = [];
  // The link from the current joint to each other joint; entries of earlier joints are recognized by their position in
  // the list.
  const placeTo = new Int32Array(jointCount).fill(-1);
  for (let joint = 0; joint < jointCount; joint++) {
    const start = first[joint]!;
    for (let at = start; at < first[joint + 1]!; at++) {
      const other = otherEnd(graph, links[at]!, joint);
      // Each pair is visited from its lower joint.
      if (other < joint || other >= jointCount) continue;
      if (placeTo[other]! >= start) doubled.push([links[placeTo[other]!]!, links[at]!]);
      else placeTo[other] = at;
    }
  }
  return doubled.sort(([, a], [, b]) => a - b);
}
