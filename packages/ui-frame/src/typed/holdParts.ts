import { holdOf } from '@eecs/solver-core/frame';
import type { FrameCase } from '@eecs/solver-core/frame';
import { withSet } from '@eecs/solver-core/rules';
import { createLineProblem as createProblem } from '@eecs/ui-kit/editor';
import { changeJoints, setStiffness, setSupport } from '../editing/joints.ts';
import { setEndMoments } from '../editing/members.ts';
import type { Step } from './applyFrameLine.ts';
import type { Found } from './findParts.ts';
import type { Problem } from './statement.ts';

const CLASSES = { pin: 'fixed', roller: 'simple', clamp: 'cantilever' } as const;

/** Gives joints pinned, roller or fixed supports. */
export function holdJoints(document: FrameCase, joints: readonly number[], verb: keyof typeof CLASSES): Step {
  return { document: setSupport(document, new Set(joints), CLASSES[verb]).document, joints };
}

/** Gives joints vertical spring supports. */
export function springJoints(document: FrameCase, joints: readonly number[], stiffness: number): Step {
  const chosen = new Set(joints);
  const held = setSupport(document, chosen, 'spring').document;
  return { document: setStiffness(held, chosen, { direction: 'y', value: stiffness }).document, joints };
}

/** Lets supports settle downwards by a value in a case set; a support that settles already keeps its sets. */
export function settleJoints(
  document: FrameCase,
  joints: readonly number[],
  { value, set }: { readonly value: number; readonly set: number },
): Step | Problem {
  const free = joints.find((joint) => holdOf(document.joints[joint]?.support, 'y') === null);
  if (free !== undefined) return createProblem('noSupport', String(free + 1));
  const settled = changeJoints(document, new Set(joints), (joint) => {
    const { support } = joint;
    if (support === undefined) return joint;
    const isNew = support.settlement === undefined;
    return {
      ...joint,
      support: {
        ...support,
        settlement: { ...support.settlement, y: -value },
        ...(isNew && { sets: withSet(0, set, true) }),
      },
    };
  });
  return { document: settled.document, joints };
}

/** Opens hinges at both ends of members, or at the ends of all members of joints. */
export function hingeParts(document: FrameCase, { of, found }: Found): Step {
  const chosen = new Set(found);
  const opened = (['i', 'j'] as const).reduce((now, end) => {
    const members = now.members.flatMap((member, index) =>
      chosen.has(of === 'members' ? index : member[end]) ? [index] : [],
    );
    return setEndMoments(now, new Set(members), { end, moment: 'free' }).document;
  }, document);
  return { document: opened, [of]: found };
}
