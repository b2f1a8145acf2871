import type { CommonReportOptions } from '@eecs/ui-kit/report';

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

const ASKED_FOR: ReadonlySet<FrameReportPart> = new Set(['buckling', 'frequencies', 'hand']);

/** The default parts of a report; slow parts and the hand calculation must be requested. */
export const USUAL_FRAME_PARTS: readonly FrameReportPart[] = FRAME_REPORT_PARTS.filter(
  (part) => !ASKED_FOR.has(part),
);

/** The options of a report on a frame. */
export interface FrameReportOptions extends CommonReportOptions<FrameReportPart> {
  /** Index of the case set of the hand calculation; drawings and tables cover all. @default 0 */
  readonly handSet?: number;
}
