import { splitProduct } from '../../linalg/splitProduct.ts';
import { FOLLOWS, NO_SHARE } from '../../linalg/tolerance.ts';

/** A displacement as a linear combination of unknowns. */
export interface LinearForm {
  readonly unknowns: readonly number[];
  readonly factors: readonly number[];
}

/** A displacement that is held rigidly. */
export const HELD: LinearForm = { unknowns: [], factors: [] };

/** Returns the form that is a single unknown. */
export function unknownAlone(unknown: number): LinearForm {
  return { unknowns: [unknown], factors: [1] };
}

/** Adds forms, each times a factor. */
export function combineForms(parts: readonly (readonly [form: LinearForm, factor: number])[]): LinearForm {
  const sums = new Map<number, number>();
  for (const [{ unknowns, factors }, factor] of parts)
    unknowns.forEach((unknown, k) => {
      sums.set(unknown, (sums.get(unknown) ?? 0) + factor * factors[k]!);
    });
  const kept = [...sums].filter(([, value]) => Math.abs(value) > NO_SHARE);
  return { unknowns: kept.map(([unknown]) => unknown), factors: kept.map(([, value]) => value) };
}

/** Evaluates a form. */
export function evaluateForm({ unknowns, factors }: LinearForm, values: Float64Array): number {
  return unknowns.reduce((sum, unknown, k) => sum + factors[k]! * values[unknown]!, 0);
}

/** Displacements, each as a double and its rounding error. */
export interface LongValues {
  readonly high: Float64Array;
  readonly low: Float64Array;
}

/** Evaluates the difference of two forms in twice the precision of a double and returns its first half. */
export function differenceOfForms(a: LinearForm, b: LinearForm, { high, low }: LongValues): number {
  let sum = 0;
  let rest = 0;
  const add = ({ unknowns, factors }: LinearForm, sign: 1 | -1): void => {
    unknowns.forEach((unknown, k) => {
      const factor = sign * factors[k]!;
      const [product, lost] = splitProduct(factor, high[unknown]!);
      const next = sum + product;
      const back = next - sum;
      rest += sum - (next - back) + (product - back) + lost + factor * low[unknown]!;
      sum = next;
    });
  };
  add(a, 1);
  add(b, -1);
  return sum + rest;
}

/** Adds to a displacement. */
export function addLongInto({ high, low }: LongValues, at: number, by: number): void {
  const before = high[at]!;
  const rest = low[at]! + by;
  const sum = before + rest;
  const back = sum - before;
  high[at] = sum;
  low[at] = before - (sum - back) + (rest - back);
}

/**
 * Expresses unknowns by others so that all constraints (forms that must be zero) hold; a constraint that depends on
 * others adds nothing. Returns the form of every expressed unknown; `given`, which is known, is never one of them.
 */
export function eliminateUnknowns(
  constraints: readonly LinearForm[],
  given: number | null = null,
): ReadonlyMap<number, LinearForm> {
  const found = new Map<number, LinearForm>();
  for (const constraint of constraints) {
    const rest = substituteForms(constraint, found);
    let pivot = -1;
    rest.factors.forEach((value, k) => {
      if (rest.unknowns[k] === given) return;
      if (pivot < 0 || Math.abs(value) > Math.abs(rest.factors[pivot]!)) pivot = k;
    });
    if (pivot < 0 || Math.abs(rest.factors[pivot]!) < FOLLOWS) continue;
    const unknown = rest.unknowns[pivot]!;
    const scale = -1 / rest.factors[pivot]!;
    const form: LinearForm = {
      unknowns: rest.unknowns.filter((_, k) => k !== pivot),
      factors: rest.factors.filter((_, k) => k !== pivot).map((value) => scale * value),
    };
    const own = new Map([[unknown, form]]);
    for (const [other, before] of found) found.set(other, substituteForms(before, own));
    found.set(unknown, form);
  }
  return found;
}

/** Substitutes the unknowns of a form that are expressed by others. */
export function substituteForms(form: LinearForm, by: ReadonlyMap<number, LinearForm>): LinearForm {
  if (!form.unknowns.some((unknown) => by.has(unknown))) return form;
  return combineForms(
    form.unknowns.map((unknown, k) => [by.get(unknown) ?? unknownAlone(unknown), form.factors[k]!] as const),
  );
}
