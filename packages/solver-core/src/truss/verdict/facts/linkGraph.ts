import type { JudgedTruss } from './judgedTruss.ts';

/** Links as arrays, and the links at each joint: `links[first[j]]` to `links[first[j + 1] - 1]`. */
export interface LinkGraph {
  readonly jointCount: number;
  readonly linkCount: number;
  /** Two joints a link. */
  readonly ends: Int32Array;
  readonly first: Int32Array;
  readonly links: Int32Array;
}

/** Lists the links at each joint. A link to its own joint holds nothing and is listed nowhere. */
export function createLinkGraph({ joints, links }: JudgedTruss): LinkGraph {
  const ends = new Int32Array(2 * links.length);
  const first = new Int32Array(joints.length + 1);
  links.forEach(({ i, j }, link) => {
    ends[2 * link] = i;
    ends[2 * link + 1] = j;
    if (i === j) return;
    first[i + 1]!++;
    first[j + 1]!++;
  });
  for (let joint = 0; joint < joints.length; joint++) first[joint + 1]! += first[joint]!;
  const next = first.slice();
  const at = new Int32Array(first[joints.length]!);
  for (let link = 0; link < links.length; link++) {
    const i = ends[2 * link]!;
    const j = ends[2 * link + 1]!;
    if (i === j) continue;
    at[next[i]!++] = link;
    at[next[j]!++] = link;
  }
  return { jointCount: joints.length, linkCount: links.length, ends, first, links: at };
}

/** Returns the other end of a link. */
export function otherEnd({ ends }: LinkGraph, link: number, joint: number): number {
  return ends[2 * link]! === joint ? ends[2 * link + 1]! : ends[2 * link]!;
}
