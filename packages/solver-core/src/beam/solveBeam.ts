import { createFailure, leadingFailure } from '../failures.ts';
import type { Failure } from '../failures.ts';
import { caseHash } from '../model/caseHash.ts';
import type { BeamCase } from '../model/document.ts';
import { parseCase } from '../model/parseCase.ts';
import { isRecord } from '../model/schemaReader.ts';
import { checkGeometry } from '../rules/checkGeometry.ts';
import { checkLoads } from '../rules/checkLoads.ts';
import { endHinges } from '../rules/discs.ts';
import { judgeBeam } from '../rules/judgeBeam.ts';
import { nearMechanisms } from '../rules/nearMechanisms.ts';
import type { Verdict } from '../rules/verdict.ts';
import { collectActions } from './elements/actions.ts';
import type { BeamAnswer, SolveOptions } from './answer.ts';
import type { BendingFailure } from './bending/bending.ts';
import { completeSets } from './completeSets.ts';
import { buildModel } from './elements/elements.ts';
import { excessiveDeflection } from './excessiveDeflection.ts';
import { checkPoints } from './mohr/checkPoints.ts';
import { solveActions } from './solveActions.ts';
import { computeStretches } from './elements/stretches.ts';
import type { Stretches } from './elements/stretches.ts';

/**
 * Solves a beam: reads the document, judges whether it can stand, and computes for each case set the exact
 * piecewise polynomials of N, Q, M, u, slope and deflection with their extremes, and the reactions.
 *
 * Pure and synchronous. A document that cannot be solved answers `level: 'error'` with every failure found; results
 * are in the document's units. Without any real constants EI = EA = 1.
 * Valid for slender beams with small deflections (Bernoulli). Relative accuracy 1e-10 of the largest ordinate.
 * Source: THEORY.md.
 *
 * @example solveBeam(document).level // 'ok'
 */
export function solveBeam(input: unknown, options: SolveOptions = {}): BeamAnswer {
  const parsed = parseCase(input);
  const id = isRecord(input) && isFiniteNumber(input['id']) ? input['id'] : -1;
  if (!parsed.ok) return refuse({ id, hash: null, failures: parsed.failures, verdict: null });
  const { document } = parsed;
  const hash = caseHash(document);
  const geometry = checkGeometry(document);
  if (geometry.length > 0) return refuse({ id, hash, failures: geometry, verdict: null });
  const verdict = judgeBeam(document);
  const stretches = computeStretches(document);
  const failures = [
    ...stretches.failures,
    ...needsOfConstants(document, verdict, stretches),
    ...failuresOfVerdict(document, verdict),
    ...checkLoads(document, totalMassOf(stretches)),
    ...(document.shear ? [createFailure('features.shear', '/shear')] : []),
    ...checkPoints(options.mohr ?? [], document.L),
  ];
  if (failures.length > 0) return refuse({ id, hash, failures, verdict });
  const model = buildModel(document, stretches.stretches);
  const solved = solveActions(model, collectActions(document, stretches.stretches));
  const movable = solved.ok ? excessiveDeflection(model, solved.sets) : placeOf(solved);
  const near = movable === null ? [] : nearMechanisms(document);
  if (near.length > 0) {
    const moved: Verdict = { ...verdict, status: 'instantlyChangeable', exact: false, mechanisms: near };
    const rounding = createFailure('singular.rounding', '/supports', { values: { x: movable ?? 0 } });
    return refuse({ id, hash, failures: [rounding], verdict: moved });
  }
  // Places that leave no digits without anything that could move are a matter of size too.
  if (!solved.ok) return refuse({ id, hash, failures: [createFailure('range.size', '')], verdict });
  const corrections = [...parsed.corrections, ...endHinges(document), ...stretches.corrections];
  const level = corrections.length > 0 ? 'warning' : 'ok';
  const isDeterminate = verdict.status === 'determinate';
  const results = completeSets({ document, model, sets: solved.sets }, { isDeterminate, options });
  const { isReal } = stretches;
  return { level, id, hash, message: '', corrections, verdict, isReal, ...results };
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function totalMassOf({ stretches }: Stretches): number {
  return stretches.reduce((sum, { x0, x1, mass }) => sum + mass * (x1 - x0), 0);
}

/** Without real constants springs and settlements mean nothing on an indeterminate beam. */
function needsOfConstants(document: BeamCase, verdict: Verdict, { isReal }: Stretches): Failure[] {
  if (isReal || verdict.status !== 'indeterminate') return [];
  return document.supports.flatMap((support, i) => {
    const part = support.stiffness ? 'stiffness' : support.settlement ? 'settlement' : null;
    return part ? [createFailure('materials.needed', `/supports/${i}/${part}`, { ids: [i] })] : [];
  });
}

function failuresOfVerdict(document: BeamCase, { status, W, mechanisms }: Verdict): Failure[] {
  if (status === 'determinate' || status === 'indeterminate') return [];
  const failures: Failure[] = [];
  const slides = mechanisms.some(({ causes }) => causes.some(({ code }) => code === 'noHorizontalRestraint'));
  if (W > 0) failures.push(createFailure('conditions.count', '/supports', { values: { count: 3 - W } }));
  if (slides) failures.push(createFailure('conditions.horizontal', '/supports'));
  if (failures.length > 0) return failures;
  return mechanisms.map(({ discs = [], causes }) => {
    const x0 = discs.reduce((least, disc) => Math.min(least, disc.x0), Infinity);
    const x1 = discs.reduce((most, disc) => Math.max(most, disc.x1), -Infinity);
    const ids = [...new Set(causes.flatMap((cause) => cause.ids))];
    return createFailure('singular.mechanism', '/supports', { ids, values: { x0, x1, L: document.L } });
  });
}

function refuse(of: {
  id: number;
  hash: string | null;
  failures: readonly Failure[];
  verdict: Verdict | null;
}): BeamAnswer {
  const { group, errno } = leadingFailure(of.failures);
  return { level: 'error', ...of, errno, error: group, message: group };
}

/** Where a beam that can stand exactly is movable within rounding, if that is why it was not solved. */
function placeOf(failure: BendingFailure): number | null {
  return failure.cause === 'geometry' ? failure.x : null;
}
