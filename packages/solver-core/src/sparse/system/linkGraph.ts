import { listByEnd } from './listByEnd.ts';

/** Links as arrays, and the links at each joint, ascending: `links[first[j]]` to `links[first[j + 1] - 1]`. */
export interface LinkGraph {
  readonly jointCount: number;
  readonly linkCount: number;
  /** Two joints for each link. */
  readonly ends: Int32Array;
  readonly first: Int32Array;
  readonly links: Int32Array;
}

/**
 * Lists the links at each joint; `ends` contains two joints for each link. A link from a joint to itself is ignored.
 */
export function createLinkGraph(ends: Int32Array, jointCount: number): LinkGraph {
  const { first, list } = listByEnd(ends, jointCount);
  return { jointCount, linkCount: ends.length / 2, ends, first, links: list };
}

/** Returns the other end of a link. */
export function otherEnd({ ends }: LinkGraph, link: number, joint: number): number {
  return ends[2 * link]! === joint ? ends[2 * link + 1]! : ends[2 * link]!;
}
