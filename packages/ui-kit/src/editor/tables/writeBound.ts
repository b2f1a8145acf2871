import type { RowBound } from '../../editing/rows/rowReader.ts';
import type { Locale } from '../../i18n/locale.ts';
import { unitName } from '../../i18n/unitNames.ts';

/** Writes a limit in the form of a cell: `1e15 m`. */
export function writeBound({ value, unit }: RowBound, locale: Locale): string {
  return `${value.toExponential().replace('+', '')} ${unitName(unit, locale)}`;
}
