import {
  solveFrameCombinations,
  type EnvelopeBorder,
  type FieldEffect,
  type JointDisplacements,
  type MemberEnvelopes,
} from '@eecs/solver-core/combinations';
import { solveFrame, type FrameCase } from '@eecs/solver-core/frame';
import { describeRule } from '../texts/describeRule.ts';
import { withoutProof } from '../withoutProof.ts';

/** With more members, the contributions that prove a value are reported only for reactions. */
const MOST_PROVED = 200;

/** Combines the case sets of a solved frame; returns the part of the answer, with the reasons if it is refused. */
export function combineFrameTask(document: FrameCase, memory: number) {
  const found = solveFrameCombinations(document, (asked) => solveFrame(asked, { include: [], memory }));
  if (!found.ok) return { rule: null, situations: [], failures: found.failures };
  const isProved = document.members.length <= MOST_PROVED;
  return {
    rule: describeRule(found.plan.rule),
    situations: found.situations.map(({ members, displacements, ...rest }) =>
      isProved
        ? { ...rest, members, displacements }
        : {
            ...rest,
            members: members.map(bareMember),
            displacements: displacements && displacements.map(bareJoint),
          },
    ),
    failures: [],
  };
}

function bareMember(effects: MemberEnvelopes) {
  const bareBorder = ({ diagram, governing, extreme }: EnvelopeBorder<FieldEffect>) => {
    const { effects: _, ...rest } = extreme;
    return { diagram, governing, extreme: rest };
  };
  return Object.fromEntries(
    Object.entries(effects).map(([effect, { max, min }]) => [
      effect,
      { max: bareBorder(max), min: bareBorder(min) },
    ]),
  );
}

function bareJoint({ joint, x, y, r }: JointDisplacements) {
  return { joint, x: withoutProof(x), y: withoutProof(y), r: withoutProof(r) };
}
