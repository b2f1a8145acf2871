import type { Fraction } from '../exact/fraction.ts';
import {
  UNIT,
  addExact,
  divideExact,
  multiplyExact,
  negated,
  quotient,
  scaleExact,
  subtractFraction,
  trimExact,
} from '../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../exact/exactPolynomial.ts';
import { commonDivisor } from '../exact/realRoots.ts';

/** A rational function: numerator and denominator, without a common factor. */
export interface RationalFunction {
  readonly over: ExactPolynomial;
  readonly under: ExactPolynomial;
}

/** A value of a function. */
export interface Sample {
  readonly t: Fraction;
  readonly value: Fraction;
}

/** Returns the polynomial through samples, by Newton's divided differences. */
export function polynomialThrough(samples: readonly Sample[]): ExactPolynomial {
  const table = samples.map(({ value }) => value);
  for (let k = 1; k < samples.length; k++)
    for (let i = samples.length - 1; i >= k; i--)
      table[i] = quotient(
        subtractFraction(table[i]!, table[i - 1]!),
        subtractFraction(samples[i]!.t, samples[i - k]!.t),
      );
  return samples.reduceRight<ExactPolynomial>(
    (sum, { t }, k) => addExact(multiplyExact(sum, [negated(t), UNIT]), trimExact([table[k]!])),
    [],
  );
}

/** Divides numerator and denominator by their greatest common divisor. */
export function reduceRational({ over, under }: RationalFunction): RationalFunction {
  if (under.length === 1) return { over: scaleExact(over, quotient(UNIT, under[0]!)), under: [UNIT] };
  const common = commonDivisor(over, under);
  if (common.length === 1) return { over, under };
  return { over: divideExact(over, common).quotient, under: divideExact(under, common).quotient };
}

/** Returns the numerator of f - c. */
export function numeratorAt({ over, under }: RationalFunction, c: Fraction): ExactPolynomial {
  return addExact(over, scaleExact(under, negated(c)));
}
