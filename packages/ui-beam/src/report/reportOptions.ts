import type { CommonReportOptions } from '@eecs/ui-kit/report';

/** The parts a report may have, in their order. */
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
export const USUAL_PARTS: readonly ReportPart[] = REPORT_PARTS.filter((part) => part !== 'hand');

/** How a report on a beam is wanted. */
export interface ReportOptions extends CommonReportOptions<ReportPart> {
  /** The case set whose calculation by hand is written; diagrams and tables are of all. @default 0 */
  readonly handSet?: number;
  /** The letter of the shear force. @default 'Q' */
  readonly shearSymbol?: 'Q' | 'V';
  /** Whether a positive bending moment is drawn upwards, and not on the side in tension. @default false */
  readonly isMomentUp?: boolean;
  /** The deflection limit as the divisor of the span; 0 is no limit. @default 0 */
  readonly deflectionLimit?: number;
}
