import type { Quantity } from '@eecs/solver-core';
import { type ReportBlock, describeSigns } from '@eecs/ui-kit/report';
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
  const { t, document, options } = context;
  return [
    ...describeSigns(context, {
      lines: [
        t('conventions.axes'),
        t('conventions.N'),
        t('conventions.Q', { Q: options.shearSymbol ?? 'Q' }),
        t(options.isMomentUp === true ? 'conventions.momentUp' : 'conventions.M'),
        t('conventions.v'),
        t('conventions.R'),
        t(document.shear ? 'conventions.theory.shear' : 'conventions.theory.bending'),
      ],
      quantities: QUANTITIES,
      bare: t('conventions.scaled'),
    }),
    context.describeCaution(),
  ];
}
