export { type Point, drawArrow, drawTurn } from '../drawing/arrow.ts';
export {
  type GlyphMark,
  type Handle,
  type HandlePart,
  type Mark,
  type MarkRole,
  type PlacedLabel,
  createMark,
  px,
} from '../drawing/mark.ts';
export { attachBoardClipboard } from './keys/attachBoardClipboard.ts';
export type { ClipboardVerbs } from './keys/useClipboardVerbs.ts';
export { type HeldSteps, stepByKeys } from './board/stepByKeys.ts';
export {
  type BoardKeyPress,
  type BoardKeyServices,
  applyToSelected,
  createSelectionActions,
  leaveBoard,
  toArrowWay,
  walkItems,
  walkSelection,
} from './board/selectionActions.ts';
export { walkOptions } from './board/walkOptions.ts';
export { announceAtom } from './board/announcement.ts';
export { Announcer, type Announcement, createAnnouncement, findStep } from './board/Announcer.tsx';
export { AreaFields } from './area/AreaFields.tsx';
export { CarriedReaction } from './carried/CarriedReaction.tsx';
export { type BoardKeys, BoardList, type BoardListProps } from './board/BoardList.tsx';
export { BoardOptions } from './board/BoardOptions.tsx';
export { type BoardObjectsPlan, createBoardObjects } from './board/createBoardObjects.tsx';
export { stepResult } from './keys/stepResult.ts';
export { type SingleActionsPlan, createSingleActions, createZoomActions } from './keys/singleActions.ts';
export { BoardFrame, BoardStage } from './board/BoardFrame.ts';
export { type BoardRoom, useBoardHeight, useBoardRoom } from './shell/boardRoom.ts';
export { createBoardParts } from './shell/createBoardParts.tsx';
export { createStructureDrawing } from './shell/createStructureDrawing.tsx';
export { StructureBoard } from './shell/StructureBoard.tsx';
export { useStructureBoard } from './shell/useStructureBoard.ts';
export { type ItemFieldsProps, createItemFields } from './board/createItemFields.tsx';
export { createPlaceDock } from './board/createPlaceDock.tsx';
export { isByFingerAtom, useBoardPress } from './board/boardPress.ts';
export { EditAnnouncer } from './board/EditAnnouncer.tsx';
export { createBoardCamera } from './board/createBoardCamera.ts';
export { planeSchemeStyle } from './board/planeSchemeStyle.ts';
export { schemeStyle } from './board/schemeStyle.ts';
export { createSettled } from './live/createSettled.ts';
export { type WayTexts, createWayTexts } from './board/createWayTexts.ts';
export { type PartVerbPlan, type PartVerbs, createPartVerbs } from './board/createPartVerbs.ts';
export { createDraftDrag } from './board/createDraftDrag.ts';
export { DOUBLE_CLICK_MS, createDrawingTool } from './board/createDrawingTool.ts';
export { useGestures } from './board/useGestures.ts';
export { type JoinedList, createJoinedLists } from './plain/createJoinedLists.ts';
export {
  createPlainEditor,
  type PlainEditorPlan,
  type PlainHandle,
  type PlainTypes,
} from './plain/createPlainEditor.tsx';
export { type PlaneBoard, type PlanePlan, createPlaneBoard } from './board/plane/planeBoard.ts';
export type { PlanePlace, PlaneShape } from './board/plane/planeShape.ts';
export { Dock } from './board/Dock.ts';
export { createFilesHook } from './files/createFilesHook.ts';
export { createOpenRoom, createRoomContent } from './rooms/createOpenRoom.tsx';
export { createPartVerbsHook } from './keys/createPartVerbsHook.ts';
export { useLateKeys } from './board/useLateKeys.ts';
export { DockNote, DockTitle } from './board/DockWords.ts';
export {
  type MarkedField,
  type SectionMark,
  type SectionTabs,
  createBoardStatuses,
  createSectionStatuses,
  markSections,
} from './statuses/markSections.ts';
export { createSectionJudge, listSectionTabs } from './statuses/sectionTabs.ts';
export { createStatusMarks } from './statuses/createStatusMarks.tsx';
export { leaveFields } from './board/leaveFields.ts';
export { type ChosenNumbers, type TypedMeaning, readNumberKey } from './board/readNumberKey.ts';
export { PlaceField, type PlaceFieldProps, useTypedGhost } from './board/PlaceField.tsx';
export { type TypedPlaceAtom, createTypedPlace } from './board/typedPlace.ts';
export { type NumberPress, type NumberTarget, takeNumber } from './board/takeNumber.ts';
export { DockRow } from './board/DockRow.ts';
export { useIsNewTool } from './board/useIsNewTool.ts';
export { ToolIntroduction, type ToolIntroductionProps } from './board/ToolIntroduction.tsx';
export { type BoardMenuProps, type VerbSources, createBoardMenu } from './board/createBoardMenu.tsx';
export { createVerbList } from './board/createVerbList.ts';
export { listViewButtons } from './board/listViewButtons.tsx';
export { ResultsSheet } from './workspace/ResultsSheet.ts';
export { SolvedAnnouncer } from './workspace/SolvedAnnouncer.tsx';
export { SelectionDock } from './board/SelectionDock.tsx';
export { createToolBar } from './board/createToolBar.tsx';
export { ResultBar, type ResultBarProps } from './board/ResultBar.tsx';
export { ViewBar } from './board/ViewBar.tsx';
export { MotionOutline, type MotionOutlineProps, SWING_PX } from './board/MotionOutline.tsx';
export { shownModeAtom } from './board/shownMode.ts';
export type { BoardVerb } from './board/VerbMenu.tsx';
export type {
  BoardPort,
  BoardSelection,
  Camera,
  Drag,
  BoardBox,
  Hit,
  Marquee,
  PlacingTool,
  Pointed,
  Projection,
  SnapMode,
} from './board/boardPort.ts';
export { coverObject } from './board/coverObject.ts';
export { type CameraAtoms, type LineView, type Zoom, createCamera } from './board/createCamera.ts';
export { createViewAtom } from './board/createViewAtom.ts';
export { type Gestures, createGestures } from './board/createGestures.ts';
export { drawMarquee, drawSelection } from './board/drawSelection.ts';
export { hitTest, listWithin } from './board/hitTest.ts';
export { type Emphasis, listNodes } from './board/listNodes.ts';
export { drawGlyph } from '../drawing/drawNodes.ts';
export type { Scene, SceneObject } from './board/sceneObject.ts';
export { type BoardPainters, type ListOverlay, useBoardPainter } from './board/useBoardPainter.ts';
export { type PaintLoop, type PaintSources, type Painters, usePaintLoop } from './board/usePaintLoop.ts';
export { SLOP_PX } from './board/slop.ts';
export { type BoardPoint, toBoardPoint } from './board/toBoardPoint.ts';
export type { CommonPort } from './constants/commonPort.ts';
export { type KindConstants, createCommonPort } from './constants/createCommonPort.ts';
export { createStructureTabs } from './sets/createStructureTabs.ts';
export type { KindCase } from './constants/CaseTab.tsx';
export { nameSectionNumber } from './constants/nameSectionNumber.ts';
export { SetName, type SetNameProps } from './sets/SetName.tsx';
export { SetMask, type SetMaskProps } from './sets/SetMask.tsx';
export { type CommonTabs, createCommonTabs } from './sets/createCommonTabs.tsx';
export { type SetLook, getSetLook } from './sets/setLook.ts';
export { tableMessages, type TableText, useTableText } from './messages/tableMessages.ts';
export { ColorField, type ColorFieldProps } from './constants/ColorField.tsx';
export { nameSet, titleSet } from './sets/nameSet.ts';
export { saveBlob } from '../storage/saveBlob.ts';
export { toFileName } from './files/toFileName.ts';
export { type Placement, askPlacement } from './files/askPlacement.ts';
export { createPlacer, createWholePaste } from './files/pasteWhole.ts';
export { placementMessages } from './messages/placementMessages.ts';
export { typedLineMessages } from './messages/typedLineMessages.ts';
export {
  type ExportFormat,
  type FilesLine,
  FilesTable,
  type FilesTableProps,
} from './reporting/FilesTable.tsx';
export { type KindReport, createReportDialog } from './reporting/createReportDialog.tsx';
export type { ReportingHost } from './reporting/reportingHost.ts';
export { createReportSlot } from './reporting/createReportSlot.tsx';
export { reportMessages } from './reporting/reportMessages.ts';
export { ModalSheet } from './sheets/ModalSheet.tsx';
export { focusField } from './help/focusField.ts';
export { editorMessages, type EditorText, useEditorText } from './messages/editorMessages.ts';
export type { EditorCommand, EditorCommands } from './keys/editorCommand.ts';
export { type BarStatus, createEditorBar } from './bar/createEditorBar.tsx';
export { createPlaneBar } from './bar/createPlaneBar.tsx';
export type { EditorBarProps } from './bar/EditorBar.tsx';
export { type CommandSearchProps, createCommandSearch } from './help/createCommandSearch.tsx';
export { FirstSteps, type FirstStepsProps } from './help/FirstSteps.tsx';
export { createFirstSteps } from './help/createFirstSteps.tsx';
export { type CommonCommandSources, focusBoard, listKindCommands, listTools } from './help/commonCommands.ts';
export { findSelectionReason, listSelectionCommands } from './help/selectionCommands.ts';
export { HelpSlot, type SheetProps } from './help/HelpSlot.tsx';
export type { HelpSheetProps } from './help/HelpSheet.tsx';
export { createHelpSheet } from './help/createHelpSheet.tsx';
export { filterCommands } from './help/filterCommands.ts';
export type { NamedCommand, PlainCommand } from './help/namedCommand.ts';
export { BOARD_KEYS } from './keys/boardKeys.ts';
export { GESTURE_KEYS } from './keys/gestureKeys.ts';
export {
  type CommonKeyId,
  type CommonKeyPlace,
  EDITOR_KEYS,
  RESULT_KEYS,
  VIEW_KEYS,
} from './keys/commonKeys.ts';
export { useAppleKeys } from './keys/keyboard.ts';
export {
  type KeyActions,
  type KeyEntry,
  type KeyPress,
  type Keys,
  type KeyTable,
  createKeys,
} from './keys/createKeys.ts';
export { type KeyLine, listKeys as listTableKeys } from './keys/listKeys.ts';
export { type Sheet } from './keys/openSheet.ts';
export { SINGLE_KEY_COMMANDS, type SingleKeyCommand } from './keys/singleKeyCommands.ts';
export { useEditorKeys } from './keys/useEditorKeys.ts';
export { writePress } from './keys/writePress.ts';
export { failureMessages } from './messages/failureMessages.ts';
export { filesMessages } from './messages/filesMessages.ts';
export { helpMessages, type HelpText, useHelpText } from './messages/helpMessages.ts';
export { BEAM_OPTIONS, OptionsButton, type OptionsButtonProps } from './workspace/OptionsButton.tsx';
export { createRoomAtom } from './measures/createRoomAtom.ts';
export { RoomRow, type RoomRowProps } from './rooms/RoomRow.tsx';
export { AnswerTabs, type AnswerTab } from './tables/AnswerTabs.tsx';
export { useBroughtIntoSight } from './rooms/useBroughtIntoSight.ts';
export { ExplainButton, type ExplainButtonProps } from './rooms/ExplainButton.tsx';
export { ReportButton, type ReportButtonProps } from './rooms/ReportButton.tsx';
export { RoomSheet, type RoomSheetProps } from './rooms/RoomSheet.tsx';
export type { RoomProps } from './session/useRoomProp.ts';
export { FoldResults } from './workspace/FoldResults.tsx';
export { RestrictedNote, type RestrictedNoteProps } from './workspace/RestrictedNote.tsx';
export { createStatusBar } from './workspace/createStatusBar.tsx';
export { StatusFacts, type StatusFactsProps } from './workspace/StatusFacts.tsx';
export { createRefusalReport } from './shell/createRefusalReport.tsx';
export { type PlaneEditorPlan, createPlaneEditor } from './shell/createPlaneEditor.tsx';
export { EditorFrame } from './workspace/EditorFrame.tsx';
export { type EditorPlan, EditorRoot } from './workspace/EditorRoot.tsx';
export { Workspace, type WorkspaceProps } from './workspace/Workspace.tsx';
export { loadFrameParts } from './loadFrameParts.ts';
export { isText } from './keys/isText.ts';
export { readDigits } from './keys/readDigits.ts';
export { hasSingleKeysAtom, isJumpingAtom } from './keys/singleKeys.ts';
export { createBoardPreview } from './live/createBoardPreview.ts';
export { type BoardAnswer, type BoardPreview, createBoardAnswer } from './live/createBoardAnswer.ts';
export { type Live, type ShownResult, createLive } from './live/createLive.ts';
export type { LiveFeed, LiveFrame } from './live/createLiveFeed.ts';
export { type FeedTakerParts, createFeedTaker } from './live/createFeedTaker.ts';
export { type LiveAnswer, type PreviewTaker, type PreviewWays, followBoard } from './live/followBoard.ts';
export { followOnceLoaded } from './live/followOnceLoaded.ts';
export {
  type SolvingThread,
  type ThreadListeners,
  type TimedAnswer,
  startSolvingThread,
} from './live/solvingThread.ts';
export { useLivePreview } from './live/useLivePreview.ts';
export { useLiveTexts } from './live/useLiveTexts.ts';
export { useRested } from './live/useRested.ts';
export {
  EditorContext,
  type EditorPort,
  type FieldDocument,
  createEditorPort,
} from './session/editorPort.ts';
export type { AddedCommand } from './session/addedCommand.ts';
export type { DocumentHandle, EditorHandle, EditorKind, EditorProps } from './session/editorProps.ts';
export { createSessionHook } from './session/createSessionHook.ts';
export { type EditorSessionProps, type MountedHandle, useEditorSession } from './session/useEditorSession.ts';
export { type Session, createSession } from './session/createSession.ts';
export type { RefusedField } from './session/createRefusedFields.ts';
export type { SessionHooks } from './session/createTransitions.ts';
export {
  type ConvertDocument,
  type DocumentKind,
  type EditorDocument,
  type ParseDocument,
  type SessionNote,
  type SessionTypes,
} from './session/documentKind.ts';
export { type DocumentFailure } from './session/readDocument.ts';
export type { ChangeCause, DocumentChange } from '../editing/documentChange.ts';
export type { DocumentEdit, EditNote, PlainEdit } from '../editing/edit.ts';
export type { Joining } from './session/joining.ts';
export {
  type History,
  MAX_STEPS,
  createHistory,
  pushStep,
  stepBack,
  stepForward,
} from './session/history.ts';
export { type ListLimits, keepWithin } from './session/keepWithin.ts';
export {
  MAX_PACKED,
  type PackedSteps,
  packSteps,
  recoverDocument,
  unpackSteps,
} from './session/packSteps.ts';
export type { SessionPorts } from './session/sessionPorts.ts';
export type { Solution, SolutionTwins, SolveFault } from './session/solution.ts';
export { type UnitWays, historyToSystem, toSystem } from './session/unitTwins.ts';
export {
  type HeadlessEditor,
  type HeadlessProps,
  createHeadlessEditor,
} from './headless/createHeadlessEditor.ts';
export { type Removal, createRemoval } from './board/createRemoval.ts';
export { createRemovalHook } from './board/createRemovalHook.ts';
export type { VerbServices } from './keys/useVerbServices.ts';
export { askBeforeRemoval, asksBeforeRemovalAtom } from './session/removalQuestion.ts';
export { type SaveWays, useSave } from './session/useSave.ts';
export { useSelectionReport } from './session/useSelectionReport.ts';
export { type LikedAtoms, useKept } from './session/useKept.ts';
export { type EditorFault, type SessionProps, isLocked } from './session/useSession.ts';
export { playPitches } from './sound/playPitches.ts';
export { AddRow, AddRowOfKind, type AddRowProps, type RowKinds } from './tables/AddRow.tsx';
export { type FieldPlace, FieldPlaceContext } from './tables/FieldPlace.ts';
export { ConstantSelects } from './constants/ConstantSelects.tsx';
export { CommonSelect, type CommonSelectProps } from './tables/CommonSelect.tsx';
export { type Common, findCommon, findCommonFlag } from './tables/findCommon.ts';
export { FullNote, useFull } from './tables/FullNote.tsx';
export { InputField, type InputFieldProps } from './tables/InputField.tsx';
export { CheckVerdict } from './checks/CheckVerdict.tsx';
export { FieldLine } from './checks/FieldLine.ts';
export { PartialFactorFields } from './checks/PartialFactorFields.tsx';
export { AngleField } from './tables/AngleField.tsx';
export { LineField, type LineFieldProps } from './tables/LineField.tsx';
export { LineSelect, type LineSelectProps } from './tables/LineSelect.tsx';
export { type CellsProps } from './tables/RecordGrid.tsx';
export { RecordTab, type RecordTabProps } from './tables/RecordTab.tsx';
export { RowsSheet, type RowsSheetProps } from './tables/RowsSheet.tsx';
export type { ValueTable } from '../diagrams/writeValues.ts';
export { type CellWriter, createCellWriter } from './tables/createCellWriter.ts';
export { type RowHeadings, readKeptHeadings } from './tables/keptHeadings.ts';
export { rowHeadingsAtom } from './tables/rowHeadingsAtom.ts';
export { type ChosenHeadings, useRowHeadings } from './tables/useRowHeadings.ts';
export {
  type RowChoice,
  type RowExchange,
  type RowNeeds,
  type RowReplacement,
  type RowsRead,
  toRowsRead,
} from './tables/rowExchange.ts';
export {
  type ChosenRows,
  type DrawnRows,
  type Table,
  type TableOptions,
  createTable,
} from './tables/createTable.ts';
export { fieldIncrement } from './tables/fieldIncrement.ts';
export { writeBound } from './tables/writeBound.ts';
export { createItemTab } from './lists/createItemTab.tsx';
export { createLoadSets } from './sets/createLoadSets.tsx';
export { createStructureSelection } from './lists/createStructureSelection.ts';
export { createStructureTables } from './lists/createStructureTables.ts';
export { createJointsTab } from './lists/createJointsTab.tsx';
export { createLinesTab } from './lists/createLinesTab.tsx';
export { createLoadsTab } from './lists/createLoadsTab.tsx';
export { PointLoadFields } from './lists/PointLoadFields.tsx';
export { createJointLoadFields } from './sets/createJointLoadFields.tsx';
export { createManyLoadFields } from './lists/createManyLoadFields.tsx';
export { createHiddenTabs, createRowCounts } from './tables/createRowCounts.ts';
export { createInputPanel } from './tables/createInputPanel.tsx';
export { Strip } from './tables/panelShape.ts';
export type { RowProps, TabProps } from './tables/tabProps.ts';
export { type Dragged, useDragged } from './tables/useDragged.ts';
export { Faint } from './tables/Faint.ts';
export { SymbolHead } from './tables/SymbolHead.tsx';
export { SymbolLabel } from './tables/SymbolLabel.tsx';
export {
  KindCell,
  Missing,
  Muted,
  NumberCell,
  NumericCell,
  RANGE_DASH,
  SHOWN_DIGITS,
  WordCell,
} from './tables/cells.ts';
export { AddBar, Columns, Group, Line, Note } from './tables/layout.ts';
export { hasSectionNumbersAtom, hasToolNamesAtom } from './measures/drawingOptions.ts';
export { LIKED_OPTIONS } from './workspace/likedOptions.ts';
export { createAddCase } from './session/createAddCase.ts';
export { areResultsOpenAtom } from './measures/openResults.ts';
export { EDITOR_OPTIONS, type EditorOptions, type FileKind, createOption } from './measures/options.ts';
export { hasSignedValuesAtom } from './measures/signedValues.ts';
export { useDirected } from './measures/useDirected.ts';
export { createJointPlaceFields } from './lists/createJointPlaceFields.tsx';
export { RangeFields } from './tables/RangeFields.tsx';
export { useLoadValue } from './measures/useLoadValue.ts';
export type { OptionsProps } from './session/useOptions.ts';
export { ShownMeasures } from './session/ShownMeasures.tsx';
export { conventionsAtom } from './measures/shownMeasures.ts';
export { SPLITTER, isWideAtom, stretchAtom } from './measures/splitter.ts';
export { EDITOR_PARTS, type EditorPart } from '../host/editorParts.ts';
export { useShownParts } from './session/hiddenParts.ts';
export { useFlick } from './workspace/useFlick.ts';
export { assignLanes } from '../labels/assignLanes.ts';
export {
  type LabelWish,
  chooseLabelPlaces,
  getLabelBox,
  getTakenWidth,
} from '../labels/chooseLabelPlaces.ts';
export { carryKeys, NO_ROWS } from './tables/rowKeys.ts';
export { drawPng } from './pictures/drawPng.ts';
export { type SvgStyle, writeSvgNodes, writeSvgSheet } from './pictures/writeSvg.ts';
export { SectionOutline, type SectionOutlineProps } from './pictures/SectionOutline.tsx';
export { LibraryBrowser, type LibraryBrowserProps } from './library/LibraryBrowser.tsx';
export { catalogueLibrary } from './library/catalogueLibrary.ts';
export {
  findStandardMaterials,
  findStandardSections,
  type Standards,
  type StandardsAsked,
} from './library/findStandards.ts';
export { type FoundStandards, limitFound, type NamedConstants } from './library/foundStandards.ts';
export { useStandards } from './library/useStandards.ts';
export { libraryMessages } from './library/libraryMessages.ts';
export type { LibraryRow } from './library/libraryRow.ts';
export { materialColor } from './library/materialColors.ts';
export { type PrintedTables, readMaterialDrawers, readSectionDrawers } from './library/readDrawers.ts';
export {
  BATCH,
  type TakeProblem,
  type TakerList,
  checkTaking,
  isOverTaken,
  toMaterial,
  toSection,
} from './library/takeItems.ts';
export { CandidateList, type ListedSection } from './sizing/CandidateList.tsx';
export { SeriesSearch, type SeriesSearchProps } from './sizing/SeriesSearch.tsx';
export { UseBar } from './sizing/UseBar.tsx';
export { sizingMessages as sectionSearchMessages } from './sizing/sizingMessages.ts';
export { type SearchProgress, useSearch } from './sizing/useSearch.ts';
export { useProblemText } from './library/useProblemText.ts';
export type { LibraryShelf } from './library/useShelves.ts';
export {
  type LineApplying,
  type LineOutcome,
  type LineStatement,
  type TypedLinePlan,
  createTypedLine,
} from './typed/createTypedLine.tsx';
export {
  type LineCommands,
  type LineStep,
  type StructureApplying,
  applyLine,
  createKeptList,
  findFullList,
} from './typed/applyLine.ts';
export type { CommonStatement, StructureProblem } from './typed/commonStatement.ts';
export { createTitleHook } from './typed/createTitleHook.ts';
export { drawJoint, drawLines, findMissingJoint, performCommon, takeNamed } from './typed/lineCommands.ts';
export type { Named } from './typed/named.ts';
export { readCoordinates, readHeld, readStatements, readValue } from './typed/readStatements.ts';
export {
  type SpreadProblem,
  type SpreadReading,
  type TypedSpread,
  readPointArea,
  readSpread,
} from './typed/readSpread.ts';
export {
  LONGEST_STATEMENT,
  type LineProblem,
  type NumberReading,
  createLineProblem,
  createWordFinder,
  isWithinLengths,
  isWithinMagnitude,
  isWithinPlaces,
  readChains,
  readFeetInches,
  readForceArrow,
  readName,
  readNumberList,
  readQuantity,
  readSet,
  readSize,
  splitWord,
  writeNumbers,
} from './typed/statementReaders.ts';
export {
  LONGEST_LINE,
  type LineParts,
  type PlacedText,
  readWeight,
  splitLine,
  splitPlaced,
} from './typed/statementText.ts';
export { COMMON_WORDS } from './typed/commonWords.ts';
export { SUPPORT_WORDS, findAmbiguous } from './typed/supportWords.ts';
export { type Asked, isFound } from './typed/useNamed.ts';
export { useTypedWriter } from './typed/useTypedWriter.ts';
export {
  type CombinedDocument,
  type CombiningDocument,
  type CombiningMeans,
  type CombiningStatus,
  createCombining,
} from './live/createCombining.ts';
export { useFollowedCombining } from './live/useFollowedCombining.ts';
export { toCombineThread } from './live/toCombineThread.ts';
export type { Combining, CombiningPort, ShownCombination } from './combinations/combiningPort.ts';
export { combinationMessages, useCombinationText } from './combinations/combinationMessages.ts';
export { CombiningNote } from './combinations/CombiningNote.tsx';
export { CombinationPicks, type CombinationPicksProps } from './combinations/CombinationPicks.tsx';
export { type CombinationBarView, createCombinationBar } from './combinations/createCombinationBar.tsx';
export {
  type CombinedViewPlan,
  type ShownCombined,
  createCombinedView,
} from './combinations/createCombinedView.ts';
export { CombinationCell, type CombinationCellProps } from './combinations/CombinationCell.tsx';
export {
  type GoverningColumn,
  GoverningTable,
  type GoverningTableProps,
  greatestOf,
} from './combinations/GoverningTable.tsx';
export { UpliftNotes, type UpliftNotesProps } from './combinations/UpliftNotes.tsx';
export { useRefusalReasons } from './combinations/useRefusalReasons.ts';
export { type SetChoicePlan, createSetChoice } from './combinations/createSetChoice.tsx';
export { createCombinationsTab } from './combinations/createCombinationsTab.tsx';
export { useLeaveByEsc } from './combinations/useLeaveByEsc.ts';
export { type CombinationWords, useCombinationWords } from './combinations/useCombinationWords.ts';
