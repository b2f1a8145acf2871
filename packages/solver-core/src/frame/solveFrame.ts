import { checkMagnitude } from '../model/common/checkExtent.ts';
import { isRecord } from '../model/common/schemaReader.ts';
import { unknownFrameFields } from '../model/frame/unknownFrameFields.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import { createFrameFailure } from '../model/frame/frameFailures.ts';
import type { FrameFailure } from '../model/frame/frameFailures.ts';
import { frameHash } from '../model/frame/frameHash.ts';
import { readFrame } from '../model/frame/readFrame.ts';
import type { FrameAnswer, FrameOptions, FrameSet } from './answer/frameAnswer.ts';
import { refuseFrame } from './answer/refuseFrame.ts';
import { assembleFrame } from './assembly/assembleFrame.ts';
import { totalMassOfFrame } from './assembly/totalMassOfFrame.ts';
import type { FrameModel } from './assembly/frameModel.ts';
import { checkMohrPoints } from './mohr/checkMohrPoints.ts';
import { computeFrameMohr } from './mohr/computeFrameMohr.ts';
import { createSetSolver } from './sets/createSetSolver.ts';
import { findOverheld } from './verdict/findOverheld.ts';
import { judgeFrameModel } from './verdict/judgeFrameModel.ts';
import type { FrameVerdict } from './verdict/frameVerdict.ts';

/**
 * Solves a plane frame: reads the document, decides exactly whether it is stable, and computes for each case set the
 * diagrams along each member, the displacements of the joints and the reactions, with checks of the results.
 *
 * Pure and synchronous. A document that cannot be solved returns `level: 'error'` with every failure found: the message
 * is `singular` for a mechanism, `range` for an indeterminate frame without real constants. Results are in the
 * document's units; a determinate frame needs no constants and has no displacements without them. Valid for slender
 * members (Bernoulli), curved ones whose depth is small beside their radius, and small displacements; a document requests the second order with `secondOrder`. Source:
 * THEORY.md, "Frames".
 *
 * @example solveFrame(document).level // 'ok'
 */
export function solveFrame(input: unknown, options: FrameOptions = {}): FrameAnswer {
  const id = isRecord(input) && Number.isFinite(input['id']) ? (input['id'] as number) : -1;
  const { document, failures, corrections } = readFrame(input);
  if (document === null) return refuseFrame({ id, hash: null, failures, verdict: null });
  const hash = frameHash(document);
  const assembled = assembleFrame(document);
  const { model } = assembled;
  const verdict = model && judgeFrameModel(model);
  const found = [
    ...(options.limits ? checkMagnitude(document, options.limits) : []),
    ...assembled.failures,
    ...(model && options.mohr ? checkMohrPoints(options.mohr, document, model) : []),
    ...(model && verdict ? [...failuresOfVerdict(verdict, model), ...overheld(model)] : []),
  ];
  if (!model || !verdict || found.length > 0) return refuseFrame({ id, hash, failures: found, verdict });
  const how = { isJudged: verdict.isByCount !== true, memory: options.memory };
  const solver = createSetSolver(model, document, {
    ...how,
    checks: options.include?.includes('checks') ?? true,
  });
  const count = Math.max(1, document.caseSets.length);
  const sets: FrameSet[] = [];
  for (let index = 0; index < count; index++) {
    const solved = solver(index);
    if (!solved.ok) return refuseFrame({ id, hash, failures: [solved.failure], verdict });
    sets.push(solved.set);
  }
  const notes = [
    ...corrections,
    ...unknownFrameFields(document),
    ...assembled.corrections,
    ...failedChecks(sets, document),
  ];
  return {
    level: notes.length > 0 ? 'warning' : 'ok',
    id,
    hash,
    message: '',
    corrections: notes,
    verdict,
    isReal: model.isReal,
    totalMass: totalMassOfFrame(document, model),
    sets,
    ...(options.mohr && { mohr: computeFrameMohr({ document, model, sets, ...how }, options.mohr) }),
  };
}

function failuresOfVerdict(verdict: FrameVerdict, { isReal }: FrameModel): FrameFailure[] {
  const { status, degree, rank, W } = verdict;
  switch (status) {
    case 'underSupported':
      return [createFrameFailure('conditions.count', '/joints')];
    case 'changeable':
    case 'instantlyChangeable':
      return [createFrameFailure('singular.mechanism', '/members')];
    case 'indeterminate':
      return isReal
        ? []
        : [
            createFrameFailure('range.indeterminate', '/members', {
              values: { actual: rank + degree, expected: rank + degree + W, rank },
            }),
          ];
    case 'determinate':
      return [];
    default:
      return status satisfies never;
  }
}

function overheld(model: FrameModel): FrameFailure[] {
  const ids = findOverheld(model);
  return ids.length > 0 ? [createFrameFailure('range.inextensible', '/members', { ids })] : [];
}

function failedChecks(sets: readonly FrameSet[], { caseSets }: FrameCase): FrameFailure[] {
  return sets.flatMap(({ checks }, index) =>
    checks && !checks.passed
      ? [
          createFrameFailure('correction.checks', caseSets.length > 0 ? `/caseSets/${index}` : '', {
            ids: [index],
          }),
        ]
      : [],
  );
}
