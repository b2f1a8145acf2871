import { addLateral, solveBeam, timoshenko, type BeamAnswer, type BeamCase } from '@eecs/solver-core';
import { solveBeamCombinations } from '@eecs/solver-core/combinations';
import { addStresses } from '@eecs/solver-core/stress';
import { describeRule } from '../texts/describeRule.ts';

/**
 * With more sources, the contributions that prove a value are reported only for reactions and for the extremes along
 * the beam.
 */
const MOST_PROVED = 60;

/** Combines the case sets of a solved beam; returns the part of the answer, with the reasons if it is refused. */
export function combineBeamTask(document: BeamCase) {
  const found = solveBeamCombinations(document, solveStressed);
  if (!found.ok) return { rule: null, spans: [], situations: [], failures: found.failures };
  const { plan, spans, situations } = found;
  return {
    rule: describeRule(plan.rule),
    spans,
    situations: situations.map((situation) =>
      situation.sources.length > MOST_PROVED
        ? { ...situation, spans: situation.spans.map(withoutProofs) }
        : situation,
    ),
    failures: [],
  };
}

/** Solves a beam with its stresses, and without results that are only displayed. */
function solveStressed(document: BeamCase): BeamAnswer {
  const answer = solveBeam(document, { include: [], mohr: [], shear: timoshenko });
  if (answer.level === 'error') return answer;
  return addStresses(document, addLateral(document, answer), { include: [] });
}

type SpanValues = Extract<
  ReturnType<typeof solveBeamCombinations>,
  { readonly ok: true }
>['situations'][number]['spans'][number];

function withoutProofs({ M, Q, deflection, ratio }: SpanValues) {
  const bare = ({ max, min }: SpanValues['M']) => {
    const [{ effects: _, ...most }, { effects: __, ...least }] = [max, min];
    return { max: most, min: least };
  };
  return { M: bare(M), Q: bare(Q), deflection: deflection && bare(deflection), ratio };
}
