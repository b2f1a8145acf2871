import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import type { FactorResult } from '../factor/factorTruss.ts';
import { nearMotions } from '../factor/nearMotions.ts';
import type { NearMotions } from '../factor/nearMotions.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { FrontKernel } from '../../sparse/kernels/frontKernel.ts';
import { judgeTruss } from '../verdict/judgeTruss.ts';
import type { TrussVerdict } from '../verdict/verdict.ts';
import { turnAlongLoads } from './alongLoads.ts';
import { failuresOfVerdict } from './failuresOfVerdict.ts';
import { createSizeFailure } from './sizeFailure.ts';

/** Returns why a truss that is exactly stable was not factored. */
export function explainUnsolved(
  model: TrussModel,
  verdict: TrussVerdict,
  of: {
    document: TrussCase;
    factored: Exclude<FactorResult, { ok: true }>;
    kernel: FrontKernel | undefined;
    memory: number;
  },
): { failures: TrussFailure[]; verdict: TrussVerdict | null } {
  const { factored, memory } = of;
  if (factored.cause === 'memory') {
    const values = { bytes: factored.bytes, limit: memory };
    // If only the count was checked, the truss is judged now.
    const judged = verdict.exact ? verdict : judgeTruss(of.document, { kernel: of.kernel, memory });
    return {
      failures: [createTrussFailure('range.memory', '/joints', { values }), ...failuresOfVerdict(judged)],
      verdict: judged.status === 'unknown' ? null : judged,
    };
  }
  if (factored.cause === 'size') return { failures: [createSizeFailure(model)], verdict };
  // For a truss too large for an exact rank only the count was checked.
  const judged = verdict.exact
    ? verdict
    : turnAlongLoads(judgeTruss(of.document, { kernel: of.kernel, memory }), of.document);
  const reasons = failuresOfVerdict(judged);
  if (reasons.length > 0) return { failures: reasons, verdict: judged };
  const { joint } = factored.singular;
  const near = nearMotions(model, factored.singular, of);
  if (!near) return { failures: [createSizeFailure(model)], verdict: judged };
  const failures = [createTrussFailure('singular.rounding', '/joints', { ids: [joint], values: { joint } })];
  return { failures, verdict: withinRounding(judged, near) };
}

/** Returns the verdict within rounding: each motion within rounding reduces the exact rank by one. */
function withinRounding(verdict: TrussVerdict, { mechanisms, areAll }: NearMotions): TrussVerdict {
  // If memory was too short to list motions, it is only known that one pivot failed.
  const lost = Math.max(mechanisms.length, 1);
  return {
    ...verdict,
    status: 'instantlyChangeable',
    rank: verdict.rank - lost,
    degree: verdict.degree + lost,
    ...(!areAll && { isRankAtMost: true }),
    exact: false,
    // Whether the motions within rounding would continue was not examined.
    evidence: 'none',
    mechanisms,
  };
}
