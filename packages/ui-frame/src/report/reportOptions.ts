import type { CommonReportOptions } from '@eecs/ui-kit/report';

/** The parts a report on a frame may have, in their order. */
export const FRAME_REPORT_PARTS = [
  'conventions',
  'inputs',
  'drawing',
  'governing',
  'diagrams',
  'forces',
  'reactions',
  'displacements',
  'buckling',
  'frequencies',
  'hand',
] as const;

/** A part of a report on a frame. */
export type FrameReportPart = (typeof FRAME_REPORT_PARTS)[number];

const ASKED_FOR: ReadonlySet<FrameReportPart> = new Set(['buckling', 'frequencies', 'hand']);

/** The default parts of a report; slow parts and the calculation by hand must be requested. */
export const USUAL_FRAME_PARTS: readonly FrameReportPart[] = FRAME_REPORT_PARTS.filter(
  (part) => !ASKED_FOR.has(part),
);

/** How a report on a frame is wanted. */
export interface FrameReportOptions extends CommonReportOptions<FrameReportPart> {
  /** Index of the case set that is worked out by hand; drawings and tables are of all. @default 0 */
  readonly handSet?: number;
}
