import { createFailure } from '../failures/failure.ts';
import { leadingFailure } from '../failures/leadingFailure.ts';
import type { Failure } from '../failures/failure.ts';
import { caseHash } from '../model/beam/caseHash.ts';
import { readCase } from '../model/beam/readCase.ts';
import { isRecord } from '../model/common/schemaReader.ts';
import { unknownBeamFields } from '../model/beam/unknownBeamFields.ts';
import { endHinges } from '../rules/beam/discs.ts';
import { greatModuli } from '../rules/beam/greatModuli.ts';
import { momentsOnHinges } from '../rules/beam/momentsOnHinges.ts';
import { nearMechanisms } from '../rules/beam/nearMechanisms.ts';
import { unknownMasses } from '../rules/beam/unknownMasses.ts';
import type { Verdict } from '../rules/beam/verdict.ts';
import { collectActions } from './elements/collectActions.ts';
import type { BeamAnswer, SolveOptions } from './answer/answer.ts';
import type { BendingFailure } from '../member/bending/bending.ts';
import { completeSets } from './answer/completeSets.ts';
import { buildModel } from './elements/buildModel.ts';
import { failedChecks } from './checks/failedChecks.ts';
import { excessiveDeflection } from './solving/excessiveDeflection.ts';
import { judgeCase } from './answer/judgeCase.ts';
import { createSizeFailure } from './solving/sizeFailure.ts';
import { solveActions } from './solving/solveActions.ts';

/**
 * Solves a beam: reads the document, decides whether it is stable, and computes for each case set the exact piecewise
 * polynomials of N, Q, M, u, slope and deflection with their extremes, and the reactions.
 *
 * Pure and synchronous. A document that cannot be solved returns `level: 'error'` with every failure found; results are
 * in the document's units. Without any real constants EI = EA = 1 are used, and a correction reports it. Valid for
 * slender beams with small deflections (Bernoulli). Relative accuracy 1e-10 of the largest ordinate. Source: THEORY.md.
 *
 * @example solveBeam(document).level // 'ok'
 */
export function solveBeam(input: unknown, options: SolveOptions = {}): BeamAnswer {
  const reading = readCase(input);
  const id = isRecord(input) && Number.isFinite(input['id']) ? (input['id'] as number) : -1;
  if (reading.document === null) return refuse({ id, hash: null, failures: reading.failures, verdict: null });
  const { document } = reading;
  const hash = reading.failures.length > 0 ? null : caseHash(document);
  const { failures, verdict, stretches } = judgeCase(reading, options);
  if (hash === null || failures.length > 0 || !verdict || !stretches)
    return refuse({ id, hash, failures, verdict: hash === null ? null : verdict });
  const shear = (document.shear && options.shear) || null;
  const model = buildModel(document, stretches.stretches, shear);
  const solved = solveActions(model, collectActions(document, stretches.stretches));
  const movable = solved.ok ? excessiveDeflection(model, solved.sets) : placeOf(solved);
  const near = movable === null ? [] : nearMechanisms(document);
  if (near.length > 0) {
    const moved: Verdict = {
      ...verdict,
      status: 'instantlyChangeable',
      rank: verdict.rank - near.length,
      exact: false,
      mechanisms: near,
    };
    const failures = [createFailure('singular.rounding', '/supports', { values: { x: movable! } })];
    return refuse({ id, hash, failures, verdict: moved });
  }
  // Numbers that leave no correct digits, although nothing could move, also differ too much in size.
  if (!solved.ok || solved.isRough)
    return refuse({ id, hash, failures: [createSizeFailure(model, document)], verdict });
  const isDeterminate = verdict.status === 'determinate';
  const results = completeSets({ document, model, sets: solved.sets }, { isDeterminate, options });
  const corrections = [
    ...reading.corrections,
    ...endHinges(document),
    ...momentsOnHinges(document),
    ...stretches.corrections,
    ...unknownMasses(document),
    ...(stretches.isReal
      ? greatModuli(document)
      : [createFailure('correction.unitStiffness', '/beamSections')]),
    ...unknownBeamFields(document),
    ...failedChecks(results.sets, document.caseSets.length),
  ];
  const level = corrections.length > 0 ? 'warning' : 'ok';
  const { isReal } = stretches;
  return { level, id, hash, message: '', corrections, verdict, isReal, ...results };
}

function refuse(of: {
  id: number;
  hash: string | null;
  failures: readonly Failure[];
  verdict: Verdict | null;
}): BeamAnswer {
  const { group: error, errno } = leadingFailure(of.failures);
  return { level: 'error', ...of, errno, error, message: error };
}

/**
 * Returns the place where a beam that is exactly stable can move within rounding, if that is the reason why it was not
 * solved.
 */
function placeOf(failure: BendingFailure): number | null {
  return failure.cause === 'geometry' ? failure.x : null;
}
