import { addLateral, addStresses, parseCase, solveBeam, timoshenko } from '@eecs/solver-core';
import type { BeamCase, SolvedBeam, Verdict } from '@eecs/solver-core';
import { judgeCaseSections, type SectionStatus } from '@eecs/solver-core/rules';
import { tidyFailure } from './foreignText.ts';
import type { SolveOutcome, SolveTask } from './solver.ts';

/** Runs in a worker thread: one task at a time. */
export function solve({ document, options }: SolveTask): SolveOutcome {
  const answer = solveBeam(document, { ...options, shear: timoshenko });
  if (answer.level === 'error') {
    const parsed = answer.verdict === null ? null : parseCase(document);
    return {
      kind: 'refused',
      answer: { ...answer, failures: answer.failures.map(tidyFailure) },
      statuses: parsed?.ok && answer.verdict ? judgeStructure(parsed.document, answer.verdict) : null,
    };
  }
  const parsed = parseCase(document);
  if (!parsed.ok) throw new Error('`solve` cannot read a document that was solved');
  const { id, message: _, ...shared } = completeAnswer(answer, { document: parsed.document, options });
  const corrections = answer.corrections.map(tidyFailure);
  return {
    kind: 'solved',
    id,
    corrections,
    gaps: shared.stresses.gaps,
    statuses: judgeStructure(parsed.document, answer.verdict),
    body: JSON.stringify({ ...shared, corrections }),
    // A correction names loads by their ids, which are this document's own and not part of the hash.
    isShareable: corrections.length === 0,
  };
}

/** Adds what a beam that is only to be drawn does not need: lateral deflection and stresses. */
function completeAnswer(
  answer: SolvedBeam,
  { document, options }: Pick<SolveTask, 'options'> & { readonly document: BeamCase },
) {
  return addStresses(document, addLateral(document, answer), options);
}

/** Judges what is the same for whoever sends this structure: its title and description are not part of it. */
function judgeStructure(document: BeamCase, verdict: Verdict): readonly SectionStatus[] {
  return judgeCaseSections(document, verdict).filter(({ section }) => section !== 'initialData');
}
