import type { BeamCase } from '@eecs/solver-core';
import type { CaseLimits, DeflectionLimit } from '@eecs/solver-core/combinations';

/** The greatest span ratio of a new limit: the span divided by it may deflect. */
const FIRST_SPAN = 250;

/** Span ratios that are asked for most. */
const USUAL_SPANS = [200, 250, 300, 360, 500] as const;

/** Lists the usual limits of deflection that a document does not have yet, as the numbers below L. */
export function listUsualSpans({ deflection = [] }: CaseLimits): readonly number[] {
  return USUAL_SPANS.filter((span) => deflection.every((one) => one.span !== span));
}

/** Adds a limit of deflection, L over a number. */
export function addDeflectionLimit(limits: CaseLimits, span = FIRST_SPAN): CaseLimits {
  return { ...limits, deflection: [...(limits.deflection ?? []), { span }] };
}

/** Changes one limit of deflection; a value of undefined takes it out of the limit. */
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

/** Limits stresses to the strength over a factor; null limits them no more. */
export function setStressFactor({ stress, ...rest }: CaseLimits, factor: number | null): CaseLimits {
  return factor === null ? rest : { ...rest, stress: { ...stress, factor } };
}

/** Puts limits into a document; without any, the field leaves it. */
export function withLimits({ limits: _, ...document }: BeamCase, limits: CaseLimits): BeamCase {
  const { deflection = [], ...rest } = limits;
  const kept = deflection.length === 0 ? rest : limits;
  return Object.keys(kept).length === 0 ? document : { ...document, limits: kept };
}
