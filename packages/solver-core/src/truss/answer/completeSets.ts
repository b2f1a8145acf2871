import { CHECK, TRUSTED_FORCE } from '../../linalg/tolerance.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { TrussOptions, TrussPart, TrussSet } from './answer.ts';
import type { TrussActions, TrussModel } from '../assembly/trussModel.ts';
import { checkSet } from '../results/checkSet.ts';
import { describeSets } from '../results/describeSets.ts';
import { listDisplacements, listReactions, listZeroForce, toList } from '../results/forceLists.ts';
import type { JointVector } from '../results/forceLists.ts';
import { linkStresses, linkUtilisations } from '../results/linkStresses.ts';
import type { TrussMohr } from '../results/mohr.ts';
import type { JointSystem } from '../system/jointSystem.ts';
import { largestDisplacement, mohrSums } from '../results/mohrSums.ts';
import { greatest } from '../results/pinJointed.ts';
import { solveByForces } from '../results/secondMethod.ts';
import type { FactoredTruss, SetSolution } from '../results/solveSet.ts';

/** Beyond so many links the equations, and Mohr's products where nobody asked for them, are left out unless named. */
const MAX_LINKS = 60;

/** What acts in one case set and what came out. */
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

/**
 * Whether every number came out finite, and the forces are in balance and near those they were refined towards, but for
 * rounding.
 */
export function isSound({ solution }: SolvedTrussSet): boolean {
  const { N, R, u, residual, doubt } = solution;
  const isFinite = [N, R, u ?? []].every((values) => Number.isFinite(greatest(values)));
  return isFinite && residual <= CHECK && doubt <= TRUSTED_FORCE;
}

/**
 * Whether what was made of sound forces is finite too: a stress or a buckling load may overflow where its force does
 * not.
 */
export function isFiniteAnswer({ sets, mohr }: ReturnType<typeof completeSets>): boolean {
  return (
    sets.every(
      ({ stress, utilisation }) =>
        (stress ?? []).every(Number.isFinite) &&
        (utilisation ?? []).every(
          (used) => Number.isFinite(used.stress ?? 0) && Number.isFinite(used.buckling ?? 0),
        ),
    ) && (mohr ?? []).every(({ cases }) => cases.every(({ total }) => Number.isFinite(total)))
  );
}

/** Makes the answer of every set, with the parts that are wanted. */
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
    const { N, R, u, residual, scale } = solution;
    const stress = model.isReal ? linkStresses(N, model, units.system) : null;
    const forces = { b: toList(actions.joints), N: toList(N), R: listReactions(system, R) };
    return listLate(
      forces,
      { dim: system.dim, anchors: system.anchors, u },
      {
        stress,
        utilisation: stress && linkUtilisations(materials, model, { N, stress }),
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
      },
    );
  });
  return { sets, mohr: sumMohr(solved, options) };
}

/**
 * Puts displacements between what stands before and behind them in an answer: an object for each of a hundred thousand
 * joints is made when somebody looks at them. A function of its own, so that an answer holds on to these numbers alone
 * and not to the factor.
 */
function listLate(
  before: Pick<TrussSet, 'b' | 'N' | 'R'>,
  { dim, anchors, u }: Pick<JointSystem, 'dim' | 'anchors'> & Pick<SetSolution, 'u'>,
  behind: Omit<TrussSet, 'b' | 'N' | 'R' | 'displacement'>,
): TrussSet {
  let displacement: readonly JointVector[] | null = null;
  return {
    ...before,
    get displacement() {
      return (displacement ??= u && listDisplacements({ dim, anchors }, u));
    },
    ...behind,
  };
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
