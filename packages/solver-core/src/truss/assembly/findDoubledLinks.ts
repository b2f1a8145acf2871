/**
 * Finds links that join the same two joints as one before them, as [first, doubled], in the order of the document.
 * `links` are four numbers a link as in `TrussNumbers`, of which i and j are read.
 *
 * Links to themselves or to joints that are not there, and holes, are no matter of it. Linear in joints and links.
 */
export function findDoubledLinks(
  links: Float64Array,
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
      const other = links[4 * link]! + links[4 * link + 1]! - joint;
      if (placeTo[other]! >= start) doubled.push([byJoint[placeTo[other]!]!, link]);
      else placeTo[other] = at;
    }
  }
  return doubled.sort(([, a], [, b]) => a - b);
}

/** Sorts links by the lower index of their joints, those of one joint in the order of the document. */
function sortByLowerJoint(links: Float64Array, jointCount: number) {
  const starts = new Int32Array(jointCount + 1);
  const count = links.length / 4;
  const lowers = new Int32Array(count);
  for (let link = 0; link < count; link++) {
    const i = links[4 * link]!;
    const j = links[4 * link + 1]!;
    // Of a hole both are NaN.
    const isOne = i !== j && i < jointCount && j < jointCount;
    lowers[link] = isOne ? Math.min(i, j) : -1;
    if (isOne) starts[lowers[link]! + 1]!++;
  }
  for (let joint = 0; joint < jointCount; joint++) starts[joint + 1]! += starts[joint]!;
  const next = starts.slice(0, jointCount);
  const byJoint = new Int32Array(count);
  for (let link = 0; link < count; link++) if (lowers[link]! >= 0) byJoint[next[lowers[link]!]!++] = link;
  return { starts, byJoint };
}
