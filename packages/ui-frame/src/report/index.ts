// The entry point `@eecs/ui-frame/report`: a report on a frame as a tree of blocks and as a file, also for servers and
// programs. Nothing here renders or needs React.
export { type Picture, type Report, SOLVED_BY, writeDocx } from '@eecs/ui-kit/report';
export { getFrameReportWords } from './allWords.ts';
export { createFramePicture } from './createFramePicture.ts';
export { createFrameReport } from './createFrameReport.ts';
export {
  FRAME_REPORT_PARTS,
  type FrameReportOptions,
  type FrameReportPart,
  USUAL_FRAME_PARTS,
} from './reportOptions.ts';
export { solveFrameForReport } from './solveFrameForReport.ts';
export type { FrameReportWords } from './words.ts';
