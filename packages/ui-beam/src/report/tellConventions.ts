import type { Quantity } from '@eecs/solver-core';
import { type ReportBlock, head, say, tellUnits } from '@eecs/ui-kit/report';
import type { Teller } from './beamTeller.ts';

const QUANTITIES: readonly Quantity[] = [
  'length',
  'force',
  'moment',
  'distributedLoad',
  'displacement',
  'slope',
  'stress',
];

/** Writes the sign conventions, the units and the theory. */
export function tellConventions(teller: Teller): ReportBlock[] {
  const { t, document, answer, words, options } = teller;
  return [
    head(t('part.conventions'), 2),
    say(t('conventions.axes')),
    say(t('conventions.N')),
    say(t('conventions.Q', { Q: options.shearSymbol ?? 'Q' })),
    say(t(options.isMomentUp === true ? 'conventions.momentUp' : 'conventions.M')),
    say(t('conventions.v')),
    say(t('conventions.R')),
    say(t(document.shear ? 'conventions.theory.shear' : 'conventions.theory.bending')),
    tellUnits(QUANTITIES, { ...teller, locale: words.locale }),
    ...(answer === null || answer.isReal ? [] : [say(t('conventions.scaled'), 'note')]),
    teller.tellCaution(),
  ];
}
