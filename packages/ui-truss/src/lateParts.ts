// Parts of the editor that come after its first picture, in one chunk: single small ones would cut what they share with
// the
// editor into dozens of files. What is heavy and seldom wanted (methods by hand, files, libraries) is imported by
// itself.
import { helpMessages, placementMessages, tableMessages } from '@eecs/ui-kit/editor';
import { trussLaterMessages } from './messages/laterMessages.ts';
import { trussResultsMessages } from './messages/resultsMessages.ts';

export { ReportSlot } from './reporting/ReportSlot.tsx';
export { createBoardKeys } from './board/boardActions.ts';
export { BoardAnnouncer } from './board/BoardAnnouncer.tsx';
export { BoardDock } from './board/BoardDock.tsx';
export { BoardMenu } from './board/BoardMenu.tsx';
export { Loupe } from './board/Loupe.tsx';
export { ViewBar } from './board/ViewBar.tsx';
export { createTrussGestures } from './board/createTrussGestures.ts';
export { createLargeBoard } from './board/largeBoard.ts';
export { listOverlay } from './board/listOverlay.ts';
export { createPartVerbs } from './board/partVerbs.ts';
export { addCase } from './commands/addCase.ts';
export { typeAway } from './commands/typeAway.ts';
export { applyShown, getShown } from './commands/shownState.ts';
export { CommandSearch } from './help/CommandSearch.tsx';
export { FirstSteps } from './help/FirstSteps.tsx';
export { HelpSheet } from './help/HelpSheet.tsx';
export { MechanismMotion } from './live/MechanismMotion.tsx';
export { CaseTab } from './panels/CaseTab.tsx';
export { CrossSectionsTab, MaterialsTab, SetsTab } from './panels/commonTabs.ts';
export { FileRowsSheet } from './panels/FileRowsSheet.tsx';
export { GuidesTab } from './panels/GuidesTab.tsx';
export { JointsTab } from './panels/JointsTab.tsx';
export { LoadsTab } from './panels/LoadsTab.tsx';
export { RodsTab } from './panels/RodsTab.tsx';
export { FailureText } from './results/verdict/FailureText.tsx';
export { ReactionsPanel } from './results/tables/ReactionsPanel.tsx';
export { RefusalReport } from './results/verdict/RefusalReport.tsx';
export { ResultsView } from './results/ResultsView.tsx';
export { SpatialSold } from './results/verdict/SpatialSold.tsx';

/** Texts of the parts that stand beside the board from the start. */
export const texts = [placementMessages, tableMessages, trussResultsMessages, trussLaterMessages];

/** Texts of further changes that an edit made. */
export const noteTexts = trussLaterMessages;

/** Texts of the parts that are opened later, which wait for them. */
export const textsOf = {
  FileRowsSheet: [tableMessages, trussLaterMessages],
  CommandSearch: [helpMessages, tableMessages, trussLaterMessages],
  HelpSheet: [helpMessages, trussLaterMessages, trussResultsMessages],
};
