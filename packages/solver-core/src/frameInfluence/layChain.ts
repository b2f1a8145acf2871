import type { FrameCase } from '../model/frame/frameDocument.ts';

/** A member of a chain, with its place along the chain. */
export interface ChainSpan {
  /** Index in the document's `members`. */
  readonly member: number;
  /** The distance along the chain from its start to the ends of the member, m or in. */
  readonly x0: number;
  readonly x1: number;
  /** Whether the chain runs from joint j of the member to its joint i. */
  readonly isReversed: boolean;
}

/**
 * Lays members one behind the other: each must begin at the joint where the one before ends. A single member runs from
 * its joint i to its joint j. Returns null if they do not form a chain, or a member occurs twice.
 */
export function layChain(
  { joints, members }: Pick<FrameCase, 'joints' | 'members'>,
  chain: readonly number[],
): readonly ChainSpan[] | null {
  const list = chain.map((member) => members[member]);
  if (list.length === 0 || new Set(chain).size < chain.length) return null;
  const [first, second] = list;
  if (first === undefined) return null;
  const meets = second !== undefined && (second.i === first.i || second.j === first.i);
  // Two members that share both joints run from joint i of the first one.
  const isTurned = meets && second.i !== first.j && second.j !== first.j;
  let joint = isTurned ? first.j : first.i;
  let x0 = 0;
  const spans: ChainSpan[] = [];
  for (let k = 0; k < list.length; k++) {
    const member = list[k];
    if (member === undefined || (member.i !== joint && member.j !== joint)) return null;
    const isReversed = member.i !== joint;
    const [from, to] = [joints[member.i]!, joints[member.j]!];
    const x1 = x0 + Math.hypot(to.x - from.x, to.y - from.y);
    spans.push({ member: chain[k]!, x0, x1, isReversed });
    joint = isReversed ? member.i : member.j;
    x0 = x1;
  }
  return spans;
}
