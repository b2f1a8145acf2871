// The entry point `@eecs/ui-kit/editing`: pure commands on the common parts of the documents of all editors. It draws
// nothing and does not use React.

export {
  type DocumentEdit,
  type EditNote,
  type PlainEdit,
  chainEdits,
  changeEach,
  toPlainEdit,
  toRefusedEdit,
} from './edit.ts';

// Notes and differences of a change
export type { ChangeCause, ChangedPart, DocumentChange } from './documentChange.ts';
export {
  type Difference,
  listDifferences,
  NAMED_FIELDS,
  type NamedField,
} from './differences/listDifferences.ts';
export type { ShownValue } from './differences/readEntry.ts';

// Solving for a preview, in a page and in a worker thread
export { answerLater } from './thread/answerLater.ts';
export { answerTasks } from './thread/answerTasks.ts';
export { type CombineTask, isCombineTask, readCombineTask } from './thread/combineTask.ts';
export type { PreviewSolver } from './thread/previewSolver.ts';

// The case as a whole
export { shownRatio } from './shownRatio.ts';
export { findSetForNew } from './findSetForNew.ts';
export { forgetTitle, setDescription, setTitle } from './setTitle.ts';
export { setLimits } from './setLimits.ts';
export { toPercent } from './toPercent.ts';
export { describeJudgedBy } from './describeJudgedBy.ts';
export { setCaseOption, setIncrement, setSelfWeight, toggleWeightSet } from './setCaseOption.ts';

// Documents in links
export { deflate, inflate, store, unstore } from './deflate.ts';
export { packText, unpackText } from './packText.ts';
export { type ShownPartTaker, applyShownParts, takeIf } from './applyShownParts.ts';
export { MAX_FRAGMENT, type WrittenShare, isShare, readShare, writeShare } from './shareLink.ts';

// Parts of structures that are copied
export { createFragments } from './createFragments.ts';
export { type FittedPart, fitCaseSets } from './fitCaseSets.ts';
export type { JoinedLists } from './joinedLists.ts';
export { type Fragment, pasteWithSets, takeLoads } from './fragment.ts';

// Joints and lines between them
export { createJointEdits, type JointEdits } from './createJointEdits.ts';
export { createLineEdits, type LineEdits, type LineEnd } from './createLineEdits.ts';
export { createLoadEdits, FIXED_ALPHA, type LoadEdits, withLoad } from './createLoadEdits.ts';
export { type ItemLists, type Items, createItems, isSameItem, toItemKey } from './items.ts';
export {
  type LoadedDocument,
  type LoadOwner,
  type LoadRow,
  type LoadRows,
  createLoadRows,
} from './loadRows.ts';
export { createPaste, type PasteOptions } from './createPaste.ts';
export { distanceOf, isSamePlace, placeBetween, tidy, tidyPlace } from './place.ts';
export { createPlaceIndex } from './placeIndex.ts';
export { attachLines } from './attachLines.ts';
export { gatherLoads, removeParts } from './removeParts.ts';
export { mergeLines } from './mergeLines.ts';
export { toPair } from './toPair.ts';
export { createLengthReader, type ReadLength, readPlace } from './readPlace.ts';

// Rows copied from a spreadsheet
export { TooMuchUnpacked } from './deflate.ts';
export { decodeText } from './decodeText.ts';
export { listColumns } from './rows/listColumns.ts';
export { isWordy, matchHeading, readHeading } from './rows/readHeading.ts';
export { type CommaRole, type PreparedRows, type RowChoices, prepareRows } from './rows/prepareRows.ts';
export { type ReadItems, toReadItems } from './rows/readItems.ts';
export { isComputed, readNumber, settleMark } from './rows/readNumber.ts';
export { type ReadRow, type RowCell, type RowColumn, readRows } from './rows/readRows.ts';
export {
  type RowBound,
  type RowDoubt,
  type RowProblem,
  type RowProblemCode,
  type RowReader,
  type RowReading,
  createRowReader,
} from './rows/rowReader.ts';
export { readYes } from './rows/readYes.ts';
export { type OpenQuote, countLines, findOpenQuote, splitRows } from './rows/splitRows.ts';

// Files of spreadsheets
export { writeArchive } from './archive.ts';
export { type TableNumbers, type TableReader, createTableNumbers } from './tableNumbers.ts';
export { MOST_SHEET_ROWS, type TextSheet, readWorkbook } from './readWorkbook.ts';
export { type Sheet, writeWorkbook } from './workbook.ts';
export { writeCsv } from './writeCsv.ts';
export {
  type Drawing,
  type DrawnArc,
  type DrawnLine,
  type DrawnPlace,
  type DrawnText,
  writeDrawing,
} from './writeDrawing.ts';

// Drawings of other programs
export {
  type ChosenLines,
  type DrawingChoices,
  type Turn,
  chooseLines,
  findTurn,
  isSpatialDrawing,
  isUpright,
  measure,
  turnUp,
} from './dxf/drawingChoices.ts';
export { type DrawingPart, findParts } from './dxf/drawingParts.ts';
export type { LeftOutCounts } from './dxf/dxfBlocks.ts';
export { type DxfUnit, metresOf } from './dxf/dxfUnits.ts';
export { type LaidLines, type LaidLink, type TooMany, countDoubledLines, layLines } from './dxf/layLines.ts';
export { countShortLines } from './dxf/lineEnds.ts';
export { type ReadDxf, BINARY_DRAWING, findExtent, readDxf } from './dxf/readDxf.ts';
export type { DxfLine, LeftOut } from './dxf/toDxfLines.ts';
export { type NearFinder, createNearFinder } from './nearFinder.ts';

// Numbers and their quantities
export { chooseGridStep } from './chooseGridStep.ts';
export { loadQuantity } from './loadQuantity.ts';

// Materials
export { addMaterial } from './addMaterial.ts';
export { changeMaterialNumber, linkConstant, type MaterialEdit } from './changeMaterial.ts';
export { type MaterialNumber, type Strength, withMaterialNumber, withStrength } from './editMaterial.ts';

// Cross-sections
export { addCrossSection } from './addCrossSection.ts';
export { changeSection, changeSectionShape, renameSection } from './changeSection.ts';
export { createShape } from './createShape.ts';
export {
  findSectionNumber,
  isEditedShape,
  listOwnNumbers,
  SECTION_SHAPES,
  type SectionNumber,
  type SectionShape,
} from './sectionShapes.ts';

// Materials and cross-sections
export { EMPTY_CASE } from './emptyCase.ts';
export { type NewDocument, createEmptyDocument } from './createEmptyDocument.ts';
export { createOutline, createSteel } from './firstConstants.ts';
export { type EntryVerbs, type NamedEntries, createEntryVerbs } from './entryVerbs.ts';
export { escapeXml } from './escapeXml.ts';
export { forgetLeftConstants } from './forgetLeft.ts';

// Case sets
export { addCaseSet, type JoinFirst } from './addCaseSet.ts';
export { changeCaseSet, type FactorKey, setFactor } from './changeCaseSet.ts';
export { type CaseSetPlan, planCaseSets } from './planCaseSets.ts';
export { takeEntries } from './takeEntries.ts';
export { type CombinationWords, writeCombination } from './writeCombination.ts';
export { createCaseSet } from './createCaseSet.ts';

// Combinations of case sets
export {
  type ActionWord,
  type PatternWord,
  toAction,
  toActionWord,
  withPattern,
} from './combinations/actionWord.ts';
export { setAction } from './combinations/changeAction.ts';
export { chooseRule } from './combinations/changeRule.ts';
export { isCombining } from './combinations/isCombining.ts';
export { type LiftableSituation, type LiftedSupport, findLifted } from './combinations/findLifted.ts';
