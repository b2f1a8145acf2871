import { type CommonReportOptions, omitParts } from '@eecs/ui-kit/report';

/** The possible parts of a report, in order. */
export const REPORT_PARTS = [
  'conventions',
  'inputs',
  'drawing',
  'diagrams',
  'extremes',
  'stresses',
  'reactions',
  'values',
  'hand',
] as const;

/** A part of a report. */
export type ReportPart = (typeof REPORT_PARTS)[number];

/** The default parts of a report; a hand calculation must be requested. */
export const USUAL_PARTS: readonly ReportPart[] = omitParts(REPORT_PARTS, ['hand']);

/** The options of a report on a beam. */
export interface ReportOptions extends CommonReportOptions<ReportPart> {
  /** The letter of the shear force. @default 'Q' */
  readonly shearSymbol?: 'Q' | 'V';
  /** Whether a positive bending moment is drawn upwards instead of on the tension side. @default false */
  readonly isMomentUp?: boolean;
  /** The deflection limit as the divisor of the span; 0 means no limit. @default 0 */
  readonly deflectionLimit?: number;
}
