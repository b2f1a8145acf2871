import {
  GRAVITY_BY_SYSTEM,
  NARROW_SPACE,
  type Quantity,
  type UnitSystem,
  formatNumber,
} from '@eecs/solver-core';
import type { Locale } from '@eecs/ui-kit/layout';
import { head, type ReportBlock, say } from '@eecs/ui-kit/report';
import { tellCaution } from './tellCaution.ts';
import type { Teller } from './teller.ts';

const QUANTITIES: readonly Quantity[] = [
  'length',
  'force',
  'moment',
  'distributedLoad',
  'displacement',
  'slope',
  'stress',
];

/** Tells what the signs mean, what is measured in what, and after which theory. */
export function tellConventions(teller: Teller): ReportBlock[] {
  const { t, document, answer, unit, system, words, options } = teller;
  const units = [...new Set(QUANTITIES.map(unit))].join(', ');
  const gravity = writeGravity(system, words.locale);
  return [
    head(t('part.conventions'), 2),
    say(t('conventions.axes')),
    say(t('conventions.N')),
    say(t('conventions.Q', { Q: options.shearSymbol ?? 'Q' })),
    say(t(options.isMomentUp === true ? 'conventions.momentUp' : 'conventions.M')),
    say(t('conventions.v')),
    say(t('conventions.R')),
    say(t(document.shear ? 'conventions.theory.shear' : 'conventions.theory.bending')),
    say(t('conventions.units', { list: units, gravity })),
    ...(answer === null || answer.isReal ? [] : [say(t('conventions.scaled'), 'note')]),
    tellCaution(teller),
  ];
}

/** What a mass weighs: by m/s² in SI; of US pounds by force to a pound of mass. */
function writeGravity(system: UnitSystem, locale: Locale): string {
  const size = Math.abs(GRAVITY_BY_SYSTEM[system]);
  const unit = system === 1 ? 'lbf/lb' : locale === 'en-US' ? 'm/s²' : 'м/с²';
  return `${formatNumber(size, { digits: 5, trimZeros: true, locale })}${NARROW_SPACE}${unit}`;
}
