import { type CommonReportOptions, omitParts } from '@eecs/ui-kit/report';

/** The parts of a report on a frame, in order. */
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

/** The default parts of a report; slow parts and the hand calculation must be requested. */
export const USUAL_FRAME_PARTS: readonly FrameReportPart[] = omitParts(FRAME_REPORT_PARTS, [
  'buckling',
  'frequencies',
  'hand',
]);

/** The options of a report on a frame. */
export type FrameReportOptions = CommonReportOptions<FrameReportPart>;
