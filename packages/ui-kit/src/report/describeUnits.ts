import {
  GRAVITY_BY_SYSTEM,
  NARROW_SPACE,
  type Quantity,
  type UnitSystem,
  formatNumber,
} from '@eecs/solver-core';
import type { Locale } from '../i18n/locale.ts';
import { type ReportBlock, textBlock } from './blocks.ts';
import type { ReportNumbers } from './reportNumbers.ts';
import type { SharedReportText } from './words.ts';

/** Writes the units of these quantities in a report, and gravity. */
export function describeUnits(
  quantities: readonly Quantity[],
  {
    unit,
    shared,
    system,
    locale,
  }: Pick<ReportNumbers, 'unit'> & {
    readonly shared: SharedReportText;
    readonly system: UnitSystem;
    readonly locale: Locale;
  },
): ReportBlock {
  const list = [...new Set(quantities.map(unit))].join(', ');
  return textBlock(shared('units', { list, gravity: writeGravity(system, locale) }));
}

/** Writes the weight of a unit of mass: by m/s² in SI; in US units the force of a pound of mass. */
function writeGravity(system: UnitSystem, locale: Locale): string {
  const size = Math.abs(GRAVITY_BY_SYSTEM[system]);
  const unit = system === 1 ? 'lbf/lb' : locale === 'en-US' ? 'm/s²' : 'м/с²';
  return `${formatNumber(size, { digits: 5, trimZeros: true, locale })}${NARROW_SPACE}${unit}`;
}
