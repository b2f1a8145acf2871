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
] as const;

/** A part of a report on a frame. */
export type FrameReportPart = (typeof FRAME_REPORT_PARTS)[number];

/** How a report on a frame is wanted. */
export type FrameReportOptions = CommonReportOptions<FrameReportPart>;
