import type { BodyAction, FrameCase } from '@eecs/solver-core/frame';
import type { Place } from '../editing/place.ts';

/** Two parts of a frame that only a hinge connects. */
export interface HingedParts {
  readonly hinge: Place;
  /** The part of each joint: 0 or 1; null for the hinge. */
  readonly partOf: (joint: number) => 0 | 1 | null;
  /** Returns the part on which a load acts; null for a load on the hinge. */
  readonly partOfLoad: (load: Pick<BodyAction, 'joint' | 'member'>) => 0 | 1 | null;
}

type Frame = Pick<FrameCase, 'joints' | 'members'>;

/** Finds the joint that is the only connection, a hinge, of the parts around two joints; null without one. */
export function findHingedParts(frame: Frame, ends: readonly [number, number]): HingedParts | null {
  for (const [index, hinge] of frame.joints.entries()) {
    if (ends.includes(index) || hinge.support !== undefined) continue;
    const [one, other] = ends.map((end) => reach(frame, end, index)) as [Set<number>, Set<number>];
    const isWhole = one.size + other.size === frame.joints.length - 1;
    if (one.has(ends[1]) || !isWhole) continue;
    if (!isHinged(frame, index, one) && !isHinged(frame, index, other)) continue;
    const partOf = (joint: number): 0 | 1 | null => (one.has(joint) ? 0 : other.has(joint) ? 1 : null);
    return {
      hinge,
      partOf,
      partOfLoad: ({ joint, member }) => {
        if (joint !== null) return partOf(joint);
        const { i, j } = frame.members[member ?? 0]!;
        return partOf(i === index ? j : i);
      },
    };
  }
  return null;
}

/** Lists the joints connected with a joint by ways that do not pass through another one. */
function reach({ members }: Frame, from: number, without: number): Set<number> {
  const reached = new Set([from]);
  // A set that grows while it is walked is walked to its end.
  for (const joint of reached)
    for (const { i, j } of members) {
      if (i !== joint && j !== joint) continue;
      const next = i === joint ? j : i;
      if (next !== without) reached.add(next);
    }
  return reached;
}

/** Returns whether all members that join a part to the joint are hinged there. */
function isHinged({ members }: Frame, joint: number, part: ReadonlySet<number>): boolean {
  return members.every(({ i, j, ends }) => {
    if (i === joint && part.has(j)) return ends.i.M === 'free';
    return !(j === joint && part.has(i)) || ends.j.M === 'free';
  });
}
