import { displayUnit, formatQuantity, type Quantity } from '@eecs/solver-core';
import { type KeyPoint, type Locale, unitName } from '@eecs/ui-kit';
import { loadQuantity } from '../naming/loadQuantity.ts';
import type { SchemeTexts } from '../scheme/layoutScheme.ts';

/** Texts of a still drawing, in one language and one system of units. */
export interface FigureTexts extends SchemeTexts {
  /** The displayed unit of a quantity. */
  readonly unit: (quantity: Quantity) => string;
  readonly value: (value: number, quantity: Quantity) => string;
  /** A number of a diagram with its sign; a governing extreme between the ends says where it is too. */
  readonly point: (point: KeyPoint, of: { readonly quantity: Quantity; readonly length: number }) => string;
}

const SYSTEM = 0;

/** Creates the writers of a figure in SI units, for places without a widget around them. */
export function createFigureTexts(locale: Locale, digits = 3): FigureTexts {
  const write = (
    value: number,
    quantity: Quantity,
    options: { readonly withUnit?: boolean; readonly trimZeros?: boolean } = {},
  ): string => {
    const unit = displayUnit(quantity, SYSTEM);
    const unitNames = { [unit]: unitName(unit, locale) };
    return formatQuantity(value, { quantity, system: SYSTEM, unit, digits, locale, unitNames, ...options });
  };
  return {
    load: (load, value) => write(value, loadQuantity(load.className), { trimZeros: true }),
    dimension: (length) => write(length, 'length', { withUnit: false }),
    whole: (length) => write(length, 'length'),
    settlement: (value, direction) =>
      write(value, direction === 'r' ? 'slope' : 'displacement', { trimZeros: true }),
    angle: (degrees) => write(degrees, 'angle', { trimZeros: true }),
    place: (x) => write(x, 'length', { trimZeros: true }),
    unit: (quantity) => unitName(displayUnit(quantity, SYSTEM), locale),
    value: (value, quantity) => write(value, quantity),
    point: ({ kind, x, value }, { quantity, length }) => {
      if (kind === 'zero') return write(x, 'length', { trimZeros: true });
      const text = (value > 0 ? '+' : '') + write(value, quantity, { withUnit: false });
      const isPlaced = (kind === 'max' || kind === 'min') && x > 0 && x < length;
      return isPlaced ? `${text} · ${write(x, 'length', { trimZeros: true })}` : text;
    },
  };
}
