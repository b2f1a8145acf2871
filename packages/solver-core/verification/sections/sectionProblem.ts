import { sectionProperties } from '../../src/index.ts';
import type { CrossSection, SectionProperties } from '../../src/index.ts';
import { published } from '../problems/problem.ts';
import type { Source } from '../problems/problem.ts';

/** A section whose properties a book prints or gives by a formula; its numbers never come from our own run. */
export interface SectionProblem {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  /** In inches if `units` is 1, so that formulas need no factors; otherwise in mm, with results in cm. */
  readonly section: Omit<CrossSection, 'label'>;
  readonly expected: readonly ExpectedProperty[];
  /** Why the tolerance is wider than the rounding of the printed numbers. */
  readonly why?: string;
}

export type PropertyName = keyof SectionProperties;

export interface ExpectedProperty {
  readonly name: PropertyName;
  readonly value: number;
  /** Relative to `scale`. */
  readonly tolerance: number;
  readonly scale: number;
}

/** A closed form is met up to rounding. */
const CLOSED_FORM = 1e-11;

/** Expects properties, each within the tolerance, relative to itself or to `scale`. */
export function properties(
  values: Readonly<Partial<Record<PropertyName, number>>>,
  { tolerance = CLOSED_FORM, scale }: { tolerance?: number; scale?: number } = {},
): ExpectedProperty[] {
  return Object.entries(values).map(([name, value]) => ({
    name: name as PropertyName,
    value,
    tolerance,
    scale: scale ?? Math.abs(value),
  }));
}

/** Expects properties that are printed with `digits` decimals of `unit`. */
export function printed(
  values: Readonly<Partial<Record<PropertyName, number>>>,
  digits: number,
  unit = 1,
): ExpectedProperty[] {
  return properties(values, published(digits, unit));
}

/** Returns a computed property of the section, in its own system; NaN for an outline property of a generic section. */
export function foundProperty({ id, section }: SectionProblem, { name }: ExpectedProperty): number {
  const result = sectionProperties({ label: id, ...section }, section.units ?? 0);
  if (!result.ok) throw new Error(`${id}: ${JSON.stringify(result.failures)}`);
  return result.properties[name] ?? NaN;
}
