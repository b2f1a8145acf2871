import type { Link } from '../../model/truss/trussDocument.ts';

/**
 * Finds links that join the same two joints as one before them, as [first, doubled], in the order of the document.
 *
 * Links to themselves or to joints that are not there, and holes, are no matter of it. Linear in joints and links.
 */
export function findDoubledLinks(
  links: readonly Link[],
  jointCount: number,
): readonly (readonly [first: number, doubled: number])[] {
  const { starts, byJoint } = sortByLowerJoint(links, jointCount);
  const doubled: [number, number][] = [];
  // The link from the joint at hand to each other one; entries of joints before are told by their place in the sorting.
  const placeTo = new Int32Array(jointCount).fill(-1);
  for (let joint = 0; joint < jointCount; joint++) {
    const start = starts[joint]!;
    for (let at = start; at < starts[joint + 1]!; at++) {
      const link = byJoint[at]!;
      const { i, j } = links[link]!;
      const other = i === joint ? j : i;
      if (placeTo[other]! >= start) doubled.push([byJoint[placeTo[other]!]!, link]);
      else placeTo[other] = at;
    }
  }
  return doubled.sort(([, a], [, b]) => a - b);
}

/** Sorts links by the lower index of their joints, those of one joint in the order of the document. */
function sortByLowerJoint(links: readonly Link[], jointCount: number) {
  const starts = new Int32Array(jointCount + 1);
  const eachLower = (visit: (lower: number, link: number) => void): void => {
    for (let link = 0; link < links.length; link++) {
      const ends = links[link];
      if (!ends || ends.i === ends.j || ends.i >= jointCount || ends.j >= jointCount) continue;
      visit(Math.min(ends.i, ends.j), link);
    }
  };
  eachLower((lower) => {
    starts[lower + 1]!++;
  });
  for (let joint = 0; joint < jointCount; joint++) starts[joint + 1]! += starts[joint]!;
  const next = starts.slice(0, jointCount);
  const byJoint = new Int32Array(links.length);
  eachLower((lower, link) => {
    byJoint[next[lower]!++] = link;
  });
  return { starts, byJoint };
}
