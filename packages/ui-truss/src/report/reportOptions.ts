import type { CommonReportOptions } from '@eecs/ui-kit/report';
import type { Orientation } from '../camera/orientation.ts';

/** The parts a report on a truss may have, in their order. */
export const TRUSS_REPORT_PARTS = [
  'conventions',
  'inputs',
  'drawing',
  'governing',
  'forces',
  'utilisation',
  'reactions',
  'displacements',
  'joints',
  'section',
] as const;

/** A part of a report on a truss. */
export type TrussReportPart = (typeof TRUSS_REPORT_PARTS)[number];

/** The default parts of a report; calculations by hand must be requested. */
export const USUAL_TRUSS_PARTS: readonly TrussReportPart[] = TRUSS_REPORT_PARTS.filter(
  (part) => part !== 'joints' && part !== 'section',
);

/** A cut that a report works out. */
export interface ReportCut {
  /** Indexes of the rods that are cut. */
  readonly links: readonly number[];
  /** Index of a joint of the part to look at. @default of the part on which less acts */
  readonly joint?: number;
}

/** How a report on a truss is wanted. */
export interface TrussReportOptions extends CommonReportOptions<TrussReportPart> {
  /** Index of the case set that is worked out by hand; drawings and tables are of all. @default 0 */
  readonly handSet?: number;
  /** From where a truss in space is looked at; a plane one is seen from the front. @default from a corner */
  readonly orientation?: Orientation;
  /** The cut of the method of sections. @default one near the middle, across as few rods as may be found alone */
  readonly cut?: ReportCut | null;
}
