// The entry point `@eecs/ui-truss/report`: a report on a truss as a tree of blocks and as a file, for servers and
// programs too. Nothing here renders or needs React.
export { type Picture, type Report, SOLVED_BY, writeDocx } from '@eecs/ui-kit/report';
export { getTrussReportWords } from './allWords.ts';
export { createTrussPicture } from './createTrussPicture.ts';
export { createTrussReport } from './createTrussReport.ts';
export {
  type ReportCut,
  TRUSS_REPORT_PARTS,
  type TrussReportOptions,
  type TrussReportPart,
  USUAL_TRUSS_PARTS,
} from './reportOptions.ts';
export { solveTrussForReport } from './solveTrussForReport.ts';
export type { TrussReportWords } from './words.ts';
