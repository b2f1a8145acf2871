import type { CombinedBeam } from '../../combinations/beam/answer.ts';
import type { BeamSolver } from '../../combinations/beam/solveParts.ts';
import type { CodeJudge } from '../../sizing/codeJudgement.ts';
import type { LimitCheck } from '../../sizing/limits.ts';
import type { BeamMemberCheck } from './checkBeamMembers.ts';
import { solveBeamMembers } from './solveBeamMembers.ts';

/**
 * Creates the judge with which `findLightest` checks candidates by the design code of the document: the checks of
 * `solveBeamMembers` as utilisations of a limit.
 *
 * @example findLightest(floorBeam, { candidates, limits, code: createCodeJudge((beam) => solveBeam(beam, { include: [] })) })
 */
export function createCodeJudge(solve: BeamSolver): CodeJudge {
  return (beam) => {
    const checked = solveBeamMembers(beam, solve);
    if (!checked.ok) return null;
    const { checks, unjudged, combined } = checked;
    return { checks: checks.map((check) => toLimitCheck(check, combined)), unjudged };
  };
}

function toLimitCheck(
  { kind, clause, x, value, resistance, utilisation, cause }: BeamMemberCheck,
  combined: CombinedBeam | null,
): LimitCheck {
  const own = { kind: 'code', check: kind, clause, x, value, allowed: resistance, utilisation } as const;
  if ('set' in cause) return { ...own, set: cause.set };
  const { situation, combination } = cause;
  const named = combined?.situations.find((one) => one.situation === situation)?.combinations[combination];
  if (named === undefined) return { ...own, set: null };
  const { label, leading, terms } = named;
  return { ...own, set: null, combination: { situation, label, leading, terms } };
}
