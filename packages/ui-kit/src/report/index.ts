// The entry point `@eecs/ui-kit/report`: what reports of every kind are made of, as a tree of blocks and as a file, for
// servers and programs too. Nothing here renders, nor needs React.
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
  say,
  symbol,
} from './blocks.ts';
export { type OptionalColumn, listTable, numberColumn, placeColumn, wordColumn } from './columns.ts';
export { composeReport } from './composeReport.ts';
export { writeDocx } from './docx/writeDocx.ts';
export { type CaseTeller, createCaseTeller } from './caseTeller.ts';
export type { CommonReportOptions } from './reportOptions.ts';
export { SOLVED_BY } from './release.ts';
export { TITLE_LINES, type TitleBlock, type TitleLine } from './titleBlock.ts';
export {
  type CombiningTeller,
  type ProvedValue,
  type ToldSituation,
  tellNamed,
  tellProofsOf,
  tellRule,
} from './tellCombining.ts';
export { tellSets } from './tellSets.ts';
export { tellMass, tellStanding } from './tellStanding.ts';
export { tellUnits } from './tellUnits.ts';
export { tellWeight } from './tellWeight.ts';
export {
  type ConstantsTeller,
  type SectionColumn,
  pickUsed,
  tellMaterials,
  tellSections,
} from './tellConstants.ts';
export { type ReportText, type SharedReportText, createReportText, getSharedReportText } from './words.ts';
