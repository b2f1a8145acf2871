// The entry point `@eecs/ui-beam/report`: a report on a beam as a tree of blocks and as a file, for servers and
// programs too. Nothing here renders or needs React.
export type {
  Paper,
  Picture,
  Report,
  ReportBlock,
  ReportColumn,
  ReportField,
  ReportLogo,
  Run,
  Runs,
} from '@eecs/ui-kit/report';
export {
  type CheckedClaim,
  type CheckedNumber,
  type Claim,
  type Difference,
  type StatedNumber,
  checkClaim,
  readClaim,
  writeClaim,
} from './checkNumbers.ts';
export { createBeamPicture } from './createBeamPicture.ts';
export { createReport } from './createReport.ts';
export { SOLVED_BY, writeDocx } from '@eecs/ui-kit/report';
export { REPORT_PARTS, type ReportOptions, type ReportPart, USUAL_PARTS } from './reportOptions.ts';
export { solveForReport } from './solveForReport.ts';
export { getReportWords } from './allWords.ts';
export type { ReportWords } from './words.ts';
