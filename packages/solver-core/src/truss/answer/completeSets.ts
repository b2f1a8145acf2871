import { CHECK, TRUSTED_FORCE } from '../../linalg/tolerance.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { TrussOptions, TrussPart, TrussSet } from './answer.ts';
import type { TrussActions, TrussModel } from '../assembly/trussModel.ts';
import { checkSet } from '../results/checkSet.ts';
import { describeSets } from '../results/describeSets.ts';
import { listReactions, listZeroForce, toList } from '../results/forceLists.ts';
import { areSurelyFinite } from '../results/linkStresses.ts';
import type { TrussMohr } from '../results/mohr.ts';
import { largestDisplacement, mohrSums } from '../results/mohrSums.ts';
import { greatest } from '../results/pinJointed.ts';
import { solveByForces } from '../results/secondMethod.ts';
import type { FactoredTruss, SetSolution } from '../results/solveSet.ts';
import { listLate } from './listLate.ts';

/**
 * If there are more links than this, the equations and Mohr's products that were not requested are omitted unless
 * `include` names them.
 */
const MAX_LINKS = 60;

/** The loads of one case set and their results. */
export interface SolvedTrussSet {
  readonly actions: TrussActions;
  readonly solution: SetSolution;
}

/** A truss with all its sets solved. */
export interface SolvedTrussCase {
  readonly document: TrussCase;
  readonly model: TrussModel;
  readonly truss: FactoredTruss;
  readonly sets: readonly SolvedTrussSet[];
  /** Estimates the condition number of the factored equations. */
  readonly condition: () => number;
}

/** Returns whether every number is finite, the forces are balanced up to rounding, and refinement has converged. */
export function isSound({ solution }: SolvedTrussSet): boolean {
  const { N, R, u, residual, doubt } = solution;
  const isFinite = [N, R, u ?? []].every((values) => Number.isFinite(greatest(values)));
  return isFinite && residual <= CHECK && doubt <= TRUSTED_FORCE;
}

/**
 * Returns whether the values derived from finite forces are finite too: a stress or a buckling load may overflow
 * although its force does not. Values are examined one by one only if the extremes do not decide.
 */
export function isFiniteAnswer(
  { sets, mohr }: ReturnType<typeof completeSets>,
  { document, model, sets: solved }: Pick<SolvedTrussCase, 'document' | 'model' | 'sets'>,
): boolean {
  const { materials, units } = document;
  return (
    sets.every(
      (set, k) =>
        areSurelyFinite(materials, model, solved[k]!.solution.scale, units.system) ||
        ((set.stress ?? []).every(Number.isFinite) &&
          (set.utilisation ?? []).every(
            ({ stress, buckling }) => Number.isFinite(stress ?? 0) && Number.isFinite(buckling ?? 0),
          )),
    ) && (mohr ?? []).every(({ cases }) => cases.every(({ total }) => Number.isFinite(total)))
  );
}

/** Computes the results of every set, with the requested parts. */
export function completeSets(
  solved: SolvedTrussCase,
  options: TrussOptions,
): { sets: TrussSet[]; mohr: TrussMohr[] | null } {
  const { document, model, truss } = solved;
  const { system } = model;
  const { materials, units } = document;
  const isChecked = includes('checks', model, options);
  const condition = isChecked ? solved.condition() : null;
  const second = isChecked
    ? solveByForces(
        truss.model,
        solved.sets.map(({ actions }) => actions),
        truss.flexibility,
      )
    : null;
  const descriptors = includes('descriptor', model, options) ? describeSets(truss, solved.sets) : null;
  const sets = solved.sets.map(({ actions, solution }, k): TrussSet => {
    const { N, R, residual, scale } = solution;
    const forces = { b: toList(actions.joints), N: toList(N), R: listReactions(system, R) };
    return listLate(forces, { ...model, ...system, materials, units }, solution, {
      zeroForce: listZeroForce(N, scale),
      descriptor: descriptors?.[k] ?? null,
      checks: isChecked
        ? checkSet({
            truss,
            actions,
            solution,
            second: second && { method: second.method, N: second.sets[k] ?? null },
          })
        : null,
      residual,
      condition,
    });
  });
  return { sets, mohr: sumMohr(solved, options) };
}

function includes(part: TrussPart, { linkCount }: TrussModel, { include }: TrussOptions): boolean {
  return include === undefined ? part === 'checks' || linkCount <= MAX_LINKS : include.includes(part);
}

function sumMohr(
  { model, truss, sets }: SolvedTrussCase,
  { mohr, include }: TrussOptions,
): TrussMohr[] | null {
  const isNamed = mohr !== undefined && mohr !== null;
  if (!truss.isReal) return null;
  const isDefault = !isNamed && include === undefined;
  const largest = isDefault ? largestDisplacement(model.dim, sets) : null;
  const points = mohr ?? (largest ? [largest] : []);
  if (points.length === 0) return isNamed ? [] : null;
  const keepsLinks = !isDefault || model.linkCount <= MAX_LINKS;
  return points.map((point) => mohrSums(truss, point, { sets, keepsLinks }));
}
