// Parts of the editor that load after its first picture, in one chunk: separate small chunks would split the code they
// share with the editor into dozens of files.
import {
  createCommandSearch,
  createHelpSheet,
  createReportSlot,
  helpMessages,
  tableMessages,
  typedLineMessages,
} from '@eecs/ui-kit/editor';
import { useCommands } from '../help/useCommands.ts';
import { useKeyNames } from '../help/useKeyNames.ts';
import { ALL_KEYS } from '../keys/frameKeys.ts';
import { loadReport } from './loadParts.ts';
import { frameHandMessages } from '../messages/handMessages.ts';
import { frameLaterMessages } from '../messages/laterMessages.ts';
import { typedMessages } from '../typed/typedMessages.ts';

/** The command search. */
export const CommandSearch = createCommandSearch(useCommands);

/** The list of keys. */
export const HelpSheet = createHelpSheet(
  { places: ['editor', 'single', 'board'], table: ALL_KEYS },
  useKeyNames,
);

/** The slot of the report dialog. */
export const ReportSlot = createReportSlot(loadReport);

export { createBoardKeys } from '../board/boardActions.ts';
export { createPartVerbs } from '../board/partVerbs.ts';
export { BoardAnnouncer } from '../board/BoardAnnouncer.tsx';
export { BoardMenu } from '../board/BoardMenu.tsx';
export { BoardDock } from '../board/BoardDock.tsx';
export { createFrameGestures as createGestures } from '../board/createFrameGestures.ts';
export { openFields, typeNumber } from '../board/openFields.ts';
export { ViewBar } from '../board/ViewBar.tsx';
export { addFrameCase as addCase } from '../commands/addFrameCase.ts';
export { applyShown, getShown } from '../commands/shownState.ts';
export { FirstSteps } from '../help/FirstSteps.ts';
export { CaseTab, CrossSectionsTab, MaterialsTab, SetsTab } from '../panels/commonTabs.ts';
export { MechanismMotion } from '../live/MechanismMotion.tsx';
export { CombinationsTab } from '../panels/CombinationsTab.ts';
export { FrameMarks } from '../panels/FrameMarks.ts';
export { JointsTab } from '../panels/JointsTab.tsx';
export { LoadsTab } from '../panels/LoadsTab.tsx';
export { MembersTab } from '../panels/MembersTab.tsx';
export { explainLabel } from '../state/explain.ts';
export { AnswerTables } from '../results/AnswerTables.tsx';
export { BoardResults, PrintedKey } from '../results/BoardResults.tsx';
export { FailureText } from '../results/FailureText.tsx';
export { RefusalReport } from '../results/RefusalReport.tsx';
export { ResultsView } from '../results/ResultsView.tsx';
export { TypedFrame } from '../typed/TypedFrame.tsx';

/** Texts of the parts next to the board, which are always needed. */
export const texts = [tableMessages, typedLineMessages, typedMessages, frameLaterMessages, frameHandMessages];

/** Texts about the further changes of an edit. */
export const noteTexts = frameLaterMessages;

/** Texts of the parts that open later, which wait for them. */
export const textsOf = {
  CommandSearch: [helpMessages, tableMessages, frameLaterMessages],
  HelpSheet: [helpMessages, frameLaterMessages],
};
