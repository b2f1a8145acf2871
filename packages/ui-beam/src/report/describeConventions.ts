import type { Quantity } from '@eecs/solver-core';
import { type ReportBlock, head, textBlock, describeUnits } from '@eecs/ui-kit/report';
import type { BeamReportContext } from './beamReportContext.ts';

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
export function describeConventions(context: BeamReportContext): ReportBlock[] {
  const { t, document, answer, words, options } = context;
  return [
    head(t('part.conventions'), 2),
    textBlock(t('conventions.axes')),
    textBlock(t('conventions.N')),
    textBlock(t('conventions.Q', { Q: options.shearSymbol ?? 'Q' })),
    textBlock(t(options.isMomentUp === true ? 'conventions.momentUp' : 'conventions.M')),
    textBlock(t('conventions.v')),
    textBlock(t('conventions.R')),
    textBlock(t(document.shear ? 'conventions.theory.shear' : 'conventions.theory.bending')),
    describeUnits(QUANTITIES, { ...context, locale: words.locale }),
    ...(answer === null || answer.isReal ? [] : [textBlock(t('conventions.scaled'), 'note')]),
    context.describeCaution(),
  ];
}
