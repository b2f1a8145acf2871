import { checkMagnitude } from '../model/common/checkExtent.ts';
import { isRecord } from '../model/common/schemaReader.ts';
import { unknownFields } from '../model/common/unknownFields.ts';
import { leadingFailure } from '../failures/leadingFailure.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import { createFrameFailure } from '../model/frame/frameFailures.ts';
import type { FrameFailure } from '../model/frame/frameFailures.ts';
import { frameCaseSchema } from '../model/frame/frameSchema.ts';
import { frameHash } from '../model/frame/frameHash.ts';
import { readFrame } from '../model/frame/readFrame.ts';
import type { FrameAnswer, FrameOptions, FrameSet, RefusedFrame } from './answer/frameAnswer.ts';
import { assembleFrame } from './assembly/assembleFrame.ts';
import { totalMassOfFrame } from './assembly/totalMassOfFrame.ts';
import { collectFrameActions } from './assembly/collectFrameActions.ts';
import type { FrameModel } from './assembly/frameModel.ts';
import { checkFrameSet } from './results/frameChecks.ts';
import { frameReactions } from './results/frameReactions.ts';
import { diagramsOfMember } from './results/memberDiagrams.ts';
import { factorFrame } from './solving/factorFrame.ts';
import type { FactoredFrame } from './solving/factorFrame.ts';
import { globalMotion } from './solving/jointMotion.ts';
import { REFINING_WORK, solveFrameSet, unbalanced } from './solving/solveFrameSet.ts';
import { createWorkBudget } from '../exact/workBudget.ts';
import type { WorkBudget } from '../exact/workBudget.ts';
import { findOverheld } from './verdict/findOverheld.ts';
import { judgeFrameModel } from './verdict/judgeFrameModel.ts';
import type { FrameVerdict } from './verdict/frameVerdict.ts';

/**
 * Solves a plane frame: reads the document, judges exactly whether it can stand, and computes for each case set the
 * diagrams along each member, the displacements of the joints, the reactions and what shows them right.
 *
 * Pure and synchronous. A document that cannot be solved answers `level: 'error'` with every failure found: a mechanism
 * with message `singular`, an indeterminate frame without real constants with `range`. Results are in the document's
 * units; a determinate frame needs no constants and has no displacements without them. Valid for slender members
 * (Bernoulli) and small displacements. Source: THEORY.md, "Frames".
 *
 * @example solveFrame(document).level // 'ok'
 */
export function solveFrame(input: unknown, options: FrameOptions = {}): FrameAnswer {
  const id = isRecord(input) && Number.isFinite(input['id']) ? (input['id'] as number) : -1;
  const { document, failures, corrections } = readFrame(input);
  if (document === null) return refuse({ id, hash: null, failures, verdict: null });
  const hash = frameHash(document);
  const assembled = assembleFrame(document);
  const { model } = assembled;
  const verdict = model && judgeFrameModel(model);
  const found = [
    ...(options.limits ? checkMagnitude(document, options.limits) : []),
    ...assembled.failures,
    ...(model && verdict ? [...failuresOfVerdict(verdict, model), ...overheld(model)] : []),
  ];
  if (!model || !verdict || found.length > 0) return refuse({ id, hash, failures: found, verdict });
  const isJudged = verdict.isByCount !== true;
  const factored = factorFrame(model, { isJudged, memory: options.memory });
  if (!factored.ok) {
    const failure =
      factored.cause === 'memory'
        ? createFrameFailure('range.memory', '/joints', { values: { bytes: factored.bytes } })
        : createFrameFailure(isJudged ? 'range.size' : 'singular.rounding', '');
    return refuse({ id, hash, failures: [failure], verdict });
  }
  const count = Math.max(1, document.caseSets.length);
  const sets: FrameSet[] = [];
  const budget = createWorkBudget(REFINING_WORK);
  for (let index = 0; index < count; index++) {
    const set = solveSet(factored.frame, document, {
      index,
      budget,
      checks: options.include?.includes('checks') ?? true,
    });
    if (!set) return refuse({ id, hash, failures: [createFrameFailure('range.size', '')], verdict });
    sets.push(set);
  }
  const notes = [
    ...corrections,
    ...unknownFields({ document, schema: frameCaseSchema }),
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
  };
}

function solveSet(
  frame: FactoredFrame,
  document: FrameCase,
  { index, budget, checks }: { index: number; budget: WorkBudget; checks: boolean },
): FrameSet | null {
  const { model } = frame;
  const actions = collectFrameActions(document, model, index);
  const solution = solveFrameSet(frame, actions, budget);
  if (!solution) return null;
  const { loadings, beyond, motion } = solution;
  const diagrams = model.members.map((member, k) =>
    diagramsOfMember({
      model,
      member,
      loading: loadings.each[k]!,
      beyond: [beyond[3 * k]!, beyond[3 * k + 1]!, beyond[3 * k + 2]!],
      motion,
    }),
  );
  const made = diagrams.flatMap((one) => one ?? []);
  if (made.length < diagrams.length) return null;
  const rest = unbalanced(frame, actions, solution);
  const R = frameReactions(frame, rest);
  return {
    members: made.map(({ N, Q, M, u, deflection, slope }) =>
      model.isReal ? { N, Q, M, u, deflection, slope } : { N, Q, M, u: null, deflection: null, slope: null },
    ),
    joints: model.isReal
      ? model.joints.map((joint, k) => {
          const [[x], [y]] = globalMotion(joint, motion, k);
          return { x, y, r: motion.high[3 * k + 2]! };
        })
      : null,
    R,
    checks: checks ? checkFrameSet({ frame, actions, solution, diagrams: made, reactions: R, rest }) : null,
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

function refuse({
  id,
  hash,
  failures,
  verdict,
}: Pick<RefusedFrame, 'id' | 'hash' | 'failures' | 'verdict'>): RefusedFrame {
  const { group, errno } = leadingFailure(failures);
  return { level: 'error', id, hash, errno, error: group, message: group, failures, verdict };
}
