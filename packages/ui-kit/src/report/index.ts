// The entry point `@eecs/ui-kit/report`: the building blocks of reports of every kind, as a tree and as a file, for
// servers and programs too. Nothing here renders or needs React.
export {
  type Paper,
  type PaperFigure,
  type Report,
  type ReportBlock,
  type ReportColumn,
  type ReportField,
  type ReportLogo,
  type ReportSigns,
  type Run,
  type Runs,
  SHEET_PX,
  bold,
  head,
  plain,
  textBlock,
  symbol,
} from './blocks.ts';
export { type OptionalColumn, listTable, numberColumn, placeColumn, wordColumn } from './columns.ts';
export { type ReportSources, createReportMaker } from './createReportMaker.ts';
export { writeDocx } from './docx/writeDocx.ts';
export { type ReportContext, createReportContext } from './reportContext.ts';
export { type CommonReportOptions, omitParts } from './reportOptions.ts';
export {
  type Picture,
  type PictureLine,
  type PictureMotion,
  type PictureView,
  toPictureLine,
} from './picture/picture.ts';
export { type SetView, createPictureMaker, listPictureLines } from './picture/createPictureMaker.ts';
export { type Resultant, describeBalance, describeReactions } from './describeReactions.ts';
export { SOLVED_BY } from './release.ts';
export { TITLE_LINES, type TitleBlock, type TitleLine } from './titleBlock.ts';
export {
  type CombinationContext,
  type ProvedValue,
  type ReportedSituation,
  describeNamed,
  describeProofsOf,
  describeRule,
} from './describeCombining.ts';
export { type GoverningObject, listGoverningRows } from './listGoverningRows.ts';
export { describeSets } from './describeSets.ts';
export { describeGiven, describeSigns } from './describeGiven.ts';
export { describeMass, describeStanding } from './describeStanding.ts';
export { describeWeight } from './describeWeight.ts';
export { type ConstantsContext, describeConstants } from './describeConstants.ts';
export {
  type ReportText,
  type ReportTexts,
  type ReportWords,
  type SharedReportText,
  createReportWords,
} from './words.ts';
