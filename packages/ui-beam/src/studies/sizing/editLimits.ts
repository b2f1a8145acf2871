import type { BeamCase } from '@eecs/solver-core';
import type { CaseLimits, DeflectionLimit } from '@eecs/solver-core/combinations';

/** Default span ratio of a new limit: the span divided by it is the permitted deflection. */
const FIRST_SPAN = 250;

/** Common span ratios. */
const USUAL_SPANS = [200, 250, 300, 360, 500] as const;

/** Lists the common limits of deflection that a document does not have yet, as the divisors of L. */
export function listUsualSpans({ deflection = [] }: CaseLimits): readonly number[] {
  return USUAL_SPANS.filter((span) => deflection.every((one) => one.span !== span));
}

/** Adds a limit of deflection, L divided by a number. */
export function addDeflectionLimit(limits: CaseLimits, span = FIRST_SPAN): CaseLimits {
  return { ...limits, deflection: [...(limits.deflection ?? []), { span }] };
}

/** Changes one limit of deflection; an undefined value is removed from the limit. */
export function changeDeflectionLimit(
  limits: CaseLimits,
  index: number,
  change: { readonly [Key in keyof DeflectionLimit]?: DeflectionLimit[Key] | undefined },
): CaseLimits {
  return {
    ...limits,
    deflection: (limits.deflection ?? []).map((one, at) => {
      if (at !== index) return one;
      const entries = Object.entries({ ...one, ...change }).filter(([, value]) => value !== undefined);
      return Object.fromEntries(entries) as DeflectionLimit;
    }),
  };
}

/** Removes one limit of deflection. */
export function removeDeflectionLimit(limits: CaseLimits, index: number): CaseLimits {
  return { ...limits, deflection: (limits.deflection ?? []).filter((_, at) => at !== index) };
}

/** Limits stresses to the strength divided by a factor; null removes the limit. */
export function setStressFactor({ stress, ...rest }: CaseLimits, factor: number | null): CaseLimits {
  return factor === null ? rest : { ...rest, stress: { ...stress, factor } };
}

/** Sets the limits of a document; without any, the field is removed. */
export function withLimits({ limits: _, ...document }: BeamCase, limits: CaseLimits): BeamCase {
  const { deflection = [], ...rest } = limits;
  const kept = deflection.length === 0 ? rest : limits;
  return Object.keys(kept).length === 0 ? document : { ...document, limits: kept };
}
