/** Links as arrays, and the links at each joint: `links[first[j]]` to `links[first[j + 1] - 1]`. */
export interface LinkGraph {
  readonly jointCount: number;
  readonly linkCount: number;
  /** Two joints a link. */
  readonly ends: Int32Array;
  readonly first: Int32Array;
  readonly links: Int32Array;
}

/**
 * Lists the links at each joint; `ends` are two joints a link. A link to its own
 * joint holds nothing and is listed nowhere.
 */
export function createLinkGraph(ends: Int32Array, jointCount: number): LinkGraph {
  const linkCount = ends.length / 2;
  const first = new Int32Array(jointCount + 1);
  for (let at = 0; at < ends.length; at += 2) {
    const i = ends[at]!;
    const j = ends[at + 1]!;
    if (i === j) continue;
    first[i + 1]!++;
    first[j + 1]!++;
  }
  for (let joint = 0; joint < jointCount; joint++) first[joint + 1]! += first[joint]!;
  const next = first.slice();
  const at = new Int32Array(first[jointCount]!);
  for (let link = 0; link < linkCount; link++) {
    const i = ends[2 * link]!;
    const j = ends[2 * link + 1]!;
    if (i === j) continue;
    at[next[i]!++] = link;
    at[next[j]!++] = link;
  }
  return { jointCount, linkCount, ends, first, links: at };
}

/** Returns the other end of a link. */
export function otherEnd({ ends }: LinkGraph, link: number, joint: number): number {
  return ends[2 * link]! === joint ? ends[2 * link + 1]! : ends[2 * link]!;
}
