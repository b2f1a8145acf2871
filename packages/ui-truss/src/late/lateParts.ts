// Parts of the editor that load after its first picture, in one chunk: separate small chunks would split the code they
// share with the editor into dozens of files. Heavy parts that are rarely needed (hand methods, files, libraries) are
// imported separately.
import {
  createCommandSearch,
  createHelpSheet,
  createReportSlot,
  helpMessages,
  placementMessages,
  tableMessages,
  typedLineMessages,
} from '@eecs/ui-kit/editor';
import { useCommands } from '../help/useCommands.ts';
import { useKeyNames } from '../help/useKeyNames.ts';
import { ALL_KEYS } from '../keys/allKeys.ts';
import { trussLaterMessages } from '../messages/laterMessages.ts';
import { trussResultsMessages } from '../messages/resultsMessages.ts';
import { loadReport } from './loadReport.ts';
import { typedMessages } from '../typed/typedMessages.ts';

/** The command search. */
export const CommandSearch = createCommandSearch(useCommands);

/** The list of keys. */
export const HelpSheet = createHelpSheet(
  { places: ['editor', 'single', 'board'], table: ALL_KEYS },
  useKeyNames,
);

/** The place of the report dialog. */
export const ReportSlot = createReportSlot(loadReport);

export { explainLabel } from '../state/explain.ts';
export { describeLoad } from '@eecs/ui-kit/layout';
export { createBoardKeys } from '../board/boardActions.ts';
export { BoardAnnouncer } from '../board/BoardAnnouncer.tsx';
export { BoardDock } from '../board/BoardDock.tsx';
export { BoardMenu } from '../board/BoardMenu.ts';
export { Loupe } from '../board/Loupe.tsx';
export { ViewBar } from '../board/ViewBar.tsx';
export { createTrussGestures as createGestures } from '../board/createTrussGestures.ts';
export { createLargeBoard } from '../board/largeBoard.ts';
export { listOverlay } from '../board/listOverlay.ts';
export { createPartVerbs } from '../board/partVerbs.ts';
export { addTrussCase as addCase } from '../commands/addTrussCase.ts';
export { typeAway } from '../commands/typeAway.ts';
export { applyShown, getShown } from '../commands/shownState.ts';
export { FirstSteps } from '../help/FirstSteps.ts';
export { MechanismMotion } from '../live/MechanismMotion.tsx';
export { CaseTab, CrossSectionsTab, MaterialsTab, SetsTab } from '../panels/commonTabs.ts';
export { CombinationsTab } from '../panels/CombinationsTab.ts';
export { FileRowsSheet } from '../panels/FileRowsSheet.tsx';
export { GuidesTab } from '../panels/GuidesTab.tsx';
export { JointsTab } from '../panels/JointsTab.tsx';
export { LoadsTab } from '../panels/LoadsTab.tsx';
export { RodsTab } from '../panels/RodsTab.tsx';
export { TrussMarks } from '../panels/TrussMarks.ts';
export { FailureText } from '../results/verdict/FailureText.tsx';
export { BoardKey } from '../results/board/BoardKey.tsx';
export { BoardResults } from '../results/board/BoardResults.tsx';
export { AnswerTables } from '../results/tables/AnswerTables.tsx';
export { RefusalReport } from '../results/verdict/RefusalReport.tsx';
export { ResultsView } from '../results/ResultsView.tsx';
export { SpatialSold } from '../results/verdict/SpatialSold.tsx';
export { TypedTruss } from '../typed/TypedTruss.tsx';

/** Texts of the parts beside the board, needed from the start. */
export const texts = [
  placementMessages,
  tableMessages,
  trussResultsMessages,
  trussLaterMessages,
  typedLineMessages,
  typedMessages,
];

/** Texts about side effects of an edit. */
export const noteTexts = trussLaterMessages;

/** Texts of the parts that are opened later, which render once these are loaded. */
export const textsOf = {
  FileRowsSheet: [tableMessages, trussLaterMessages],
  CommandSearch: [helpMessages, tableMessages, trussLaterMessages, trussResultsMessages],
  HelpSheet: [helpMessages, trussLaterMessages, trussResultsMessages],
};
