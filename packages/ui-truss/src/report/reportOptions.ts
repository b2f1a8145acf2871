import { type CommonReportOptions, omitParts } from '@eecs/ui-kit/report';
import type { Orientation } from '../camera/orientation.ts';

/** The possible parts of a report on a truss, in order. */
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

/** The default parts of a report; hand calculations must be requested. */
export const USUAL_TRUSS_PARTS: readonly TrussReportPart[] = omitParts(TRUSS_REPORT_PARTS, [
  'joints',
  'section',
]);

/** A cut of the method of sections in a report. */
export interface ReportCut {
  /** Indices of the cut rods. */
  readonly links: readonly number[];
  /** Index of a joint in the part to keep. @default the part with fewer loads */
  readonly joint?: number;
}

/** The options of a report on a truss. */
export interface TrussReportOptions extends CommonReportOptions<TrussReportPart> {
  /** View direction of a space truss; a plane one is drawn from the front. @default from a corner */
  readonly orientation?: Orientation;
  /** The cut of the method of sections. @default one near the middle, across as few rods as statics can solve */
  readonly cut?: ReportCut | null;
}
