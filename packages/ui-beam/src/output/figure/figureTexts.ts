import type { Quantity, UnitSystem } from '@eecs/solver-core';
import { createFormat, type KeyPoint, type Locale } from '@eecs/ui-kit/layout';
import type { SchemeTexts } from '../../scheme/layoutScheme.ts';
import { createSchemeTexts } from '../../scheme/schemeTexts.ts';
import { type PointContext, writeKeyPoint } from './writeKeyPoint.ts';

/** Texts of a static drawing, in one language and one unit system. */
export interface FigureTexts extends SchemeTexts {
  /** The displayed unit of a quantity. */
  readonly unit: (quantity: Quantity) => string;
  readonly value: (value: number, quantity: Quantity) => string;
  /** Writes a number of a diagram with its sign; a governing extreme between the ends also has its place. */
  readonly point: (point: KeyPoint, of: PointContext) => string;
}

/**
 * Creates the writers of a figure for use without a widget: the same as inside one.
 *
 * `digits` after the decimal mark, 3 by default; `system` of the document, SI by default.
 */
export function createFigureTexts(
  locale: Locale,
  { digits = 3, system = 0 }: { readonly digits?: number; readonly system?: UnitSystem } = {},
): FigureTexts {
  const format = createFormat({ locale, units: system, digits });
  return {
    ...createSchemeTexts(format, system),
    unit: (quantity) => format.unit(quantity),
    value: (value, quantity) => format.results({ quantity, greatest: Math.abs(value) }).write(value),
    point: (point, of) => writeKeyPoint(format, point, of),
  };
}
