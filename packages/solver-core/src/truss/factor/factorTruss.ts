import { sizeOf } from '../assembly/sizeOf.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import { findFlatJoint } from './findFlatJoint.ts';
import type { FactoredTruss } from '../results/solveSet.ts';
import { analyzeSystem } from '../../sparse/system/analysis.ts';
import type { Analysis } from '../../sparse/system/analysis.ts';
import { factorizeSystem } from '../../sparse/system/factorization.ts';
import type { Factor, Singular } from '../../sparse/system/factorization.ts';
import type { FrontKernel } from '../../sparse/kernels/frontKernel.ts';
import type { FactorStore } from '../../sparse/kernels/factorStore.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';
import { solveSystem } from '../../sparse/system/solution.ts';
import { estimateSystemCondition } from '../../sparse/system/estimateSystemCondition.ts';

/** How a truss is factored. */
export interface FactorOptions {
  /** Whether equilibrium alone gives the forces. */
  readonly isDeterminate: boolean;
  /** Arithmetic on dense fronts; by default the plain one. */
  readonly kernel?: FrontKernel | undefined;
  /** Greatest number of bytes for the factor and its solution. */
  readonly memory: number;
  /** Chooses where the factor is stored; the previous content is lost. */
  readonly storeFor?: ((analysis: Analysis) => FactorStore) | undefined;
  /**
   * The analysis of a truss with the same links and supports. The joints may be elsewhere, because an elimination order
   * serves any positions.
   */
  readonly analysis?: Analysis | undefined;
}

/**
 * A factored truss that can be solved for any loads, or why it could not be factored: its size, its geometry, or
 * stiffnesses that differ too much.
 */
export type FactorResult =
  | {
      readonly ok: true;
      readonly truss: FactoredTruss;
      readonly factor: Factor;
      /** Estimates the condition number of the factored equations, once. */
      readonly condition: () => number;
    }
  | { readonly ok: false; readonly cause: 'memory'; readonly bytes: number }
  | { readonly ok: false; readonly cause: 'geometry'; readonly singular: Singular['singular'] }
  | { readonly ok: false; readonly cause: 'size' };

/**
 * Factors the stiffness equations of a truss. The size of the factor is checked before memory is allocated.
 *
 * If a pivot fails, the same truss with equal links, EA = l, shows whether the geometry is the reason, because then
 * only the directions of the links matter and short links are not stiffer than others. If it is not, a determinate
 * truss is solved with that stiffness, because statics does not depend on EA; an indeterminate one would have no
 * correct digits.
 */
export function factorTruss(model: TrussModel, options: FactorOptions): FactorResult {
  const flat = findFlatJoint(model, model.graph);
  if (flat) return { ok: false, cause: 'geometry', singular: flat };
  const { analysis = analyzeSystem(model.system, model.graph) } = options;
  const { kernel, memory, storeFor } = options;
  const how = { kernel, mostBytes: memory, store: storeFor?.(analysis) };
  const factor = factorizeSystem(analysis, model.system, how);
  if ('tooLarge' in factor) return { ok: false, cause: 'memory', bytes: factor.tooLarge };
  if ('values' in factor) return factored(model, { factor, system: model.system, options, isStandIn: false });
  const system = withLinksAlike(model.system);
  const bare = factorizeSystem(analysis, system, how);
  if ('tooLarge' in bare) return { ok: false, cause: 'memory', bytes: bare.tooLarge };
  if (!('values' in bare)) return { ok: false, cause: 'geometry', singular: bare.singular };
  if (!options.isDeterminate) return { ok: false, cause: 'size' };
  return factored(model, { factor: bare, system, options, isStandIn: true });
}

/** Returns the same joints and links with a stiffness of 1 for each link. */
export function withLinksAlike(system: JointSystem): JointSystem {
  return { ...system, stiffness: new Float64Array(system.stiffness.length).fill(1) };
}

function flexibilities(model: TrussModel): Float64Array {
  const found = new Float64Array(model.linkCount);
  for (let link = 0; link < found.length; link++) found[link] = model.lengths[link]! / sizeOf(model, link).EA;
  return found;
}

function factored(
  model: TrussModel,
  of: { factor: Factor; system: JointSystem; options: FactorOptions; isStandIn: boolean },
): FactorResult {
  const { factor, system, isStandIn } = of;
  let known: number | null = null;
  let flexibility: Float64Array | null = null;
  return {
    ok: true,
    truss: {
      model: { system, lengths: model.lengths, directions: model.directions },
      solve: (forces) => solveSystem(factor, forces),
      isDeterminate: of.options.isDeterminate,
      isReal: model.isReal,
      get flexibility() {
        return model.isReal ? (flexibility ??= flexibilities(model)) : null;
      },
      isStandIn,
    },
    factor,
    condition: () => (known ??= estimateSystemCondition(factor, system)),
  };
}
