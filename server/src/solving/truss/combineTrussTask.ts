import { solveTrussCombinations, type JointValues } from '@eecs/solver-core/combinations';
import { solveTruss, type TrussCase } from '@eecs/solver-core/truss';
import { describeRule } from '../texts/describeRule.ts';
import { withoutProof } from '../withoutProof.ts';

/** With more links, the contributions that prove a value are reported only for reactions. */
const MOST_PROVED = 200;

/** Combines the case sets of a solved truss; returns the part of the answer, with the reasons if it is refused. */
export function combineTrussTask(document: TrussCase, memory: number) {
  const found = solveTrussCombinations(document, (asked) => solveTruss(asked, { include: [], memory }));
  if (!found.ok) return { rule: null, situations: [], failures: found.failures };
  const isProved = document.links.length <= MOST_PROVED;
  return {
    rule: describeRule(found.plan.rule),
    situations: found.situations.map(({ N, displacements, ...rest }) =>
      isProved
        ? { ...rest, N, displacements }
        : { ...rest, N: N.map(withoutProof), displacements: displacements && displacements.map(bareJoint) },
    ),
    failures: [],
  };
}

function bareJoint({ joint, x, y, z }: JointValues) {
  return { joint, x: withoutProof(x), y: withoutProof(y), z: withoutProof(z) };
}
