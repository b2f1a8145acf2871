import type { Quantity, UnitSystem } from '@eecs/solver-core';
import { type KeyPoint, type Locale, createFormat } from '@eecs/ui-kit';
import type { SchemeTexts } from '../scheme/layoutScheme.ts';
import { createSchemeTexts } from '../scheme/useSchemeTexts.ts';

/** Texts of a still drawing, in one language and one system of units. */
export interface FigureTexts extends SchemeTexts {
  /** The displayed unit of a quantity. */
  readonly unit: (quantity: Quantity) => string;
  readonly value: (value: number, quantity: Quantity) => string;
  /** A number of a diagram with its sign; a governing extreme between the ends says where it is too. */
  readonly point: (point: KeyPoint, of: PointContext) => string;
}

/** What a number of a diagram stands among. */
export interface PointContext {
  readonly quantity: Quantity;
  /** Of the beam. */
  readonly length: number;
  /** The greatest number of the diagram without sign, which sets the form of all. @default the number itself */
  readonly greatest?: number;
}

/**
 * Creates the writers of a figure, for places without a widget around them: the same as within one.
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
    point: ({ kind, x, value }, { quantity, length, greatest = Math.abs(value) }) => {
      const place = (): string => format.place(x, { span: length });
      if (kind === 'zero') return place();
      const text = (value > 0 ? '+' : '') + format.results({ quantity, greatest }).write(value, false);
      const isPlaced = (kind === 'max' || kind === 'min') && x > 0 && x < length;
      return isPlaced ? `${text} · ${place()}` : text;
    },
  };
}
