// Parts of the editor that load after its first picture, in one chunk: separate small chunks would split the code they
// share with the editor into dozens of files. Heavy parts that are rarely needed (Plotly, stresses, pictures,
// libraries) are imported separately.
import {
  createCommandSearch,
  createHelpSheet,
  createReportSlot,
  helpMessages as commonHelpMessages,
  placementMessages,
  tableMessages,
  typedLineMessages,
} from '@eecs/ui-kit/editor';
import { equationMessages } from '../studies/equations/equationMessages.ts';
import { exerciseMessages } from '../exercise/exerciseMessages.ts';
import { exploreMessages } from '../studies/explore/exploreMessages.ts';
import { explorersMessages } from '../studies/explorers/explorersMessages.ts';
import { helpMessages } from '../help/helpMessages.ts';
import { useCommands } from '../help/useCommands.ts';
import { useKeyNames } from '../help/useKeyNames.ts';
import { KEY_PLACES, KEY_TABLE } from '../keys/keyTable.ts';
import { beamLaterMessages } from '../messages/laterMessages.ts';
import { toolMessages } from '../messages/toolMessages.ts';
import { workspaceMessages } from '../messages/workspaceMessages.ts';
import { typedMessages } from '../studies/typed/typedMessages.ts';
import { loadReport } from './loadReport.ts';

/** The command search. */
export const CommandSearch = createCommandSearch(useCommands);

/** The list of keys. */
export const HelpSheet = createHelpSheet({ places: KEY_PLACES, table: KEY_TABLE }, useKeyNames);

/** The place of the report dialog. */
export const ReportSlot = createReportSlot(loadReport);

export { DiagramFade } from '@eecs/ui-kit';
export { FoldResults } from '@eecs/ui-kit/editor';
export { BoardControls } from '../board/BoardControls.tsx';
export { BoardDock } from '../board/BoardDock.tsx';
export { GuideOptions } from '../board/GuideOptions.tsx';
export { Ruler } from '../board/Ruler.tsx';
export { Squares } from '../board/Squares.tsx';
export { BeamTools } from '../board/BeamTools.ts';
export { ViewBar } from '../board/ViewBar.tsx';
export { replayPresses } from '../board/replayPresses.ts';
export { addBeamCase as addCase } from '../commands/addBeamCase.ts';
export { applyShown, getShown } from '../commands/shownState.ts';
export { ExercisePanel } from '../exercise/ExercisePanel.tsx';
export { ResultNotes } from '../studies/equations/ResultNotes.tsx';
export { ExploreView } from '../studies/explore/ExploreView.tsx';
export { writeCaseFile } from '../files/writeCaseFile.ts';
export { hearDiagram } from '../output/hear/hearDiagram.ts';
export { Lesson } from '../help/Lesson.tsx';
export { BoardReactions } from '../live/BoardReactions.tsx';
export { BoardShape } from '../live/BoardShape.tsx';
export { MechanismMotion } from '../live/MechanismMotion.tsx';
export { CaseTab, CrossSectionsTab, MaterialsTab, SetsTab } from '../panels/commonTabs.ts';
export { LoadAreaField } from '../panels/LoadAreaField.tsx';
export { CombinationsTab } from '../panels/CombinationsTab.ts';
export { LoadColorField } from '../panels/LoadColorField.tsx';
export { createDrawingTexts } from '../scheme/createDrawingTexts.ts';
export { LoadsTab } from '../panels/LoadsTab.tsx';
export { SectionsTab } from '../panels/SectionsTab.tsx';
export { SelfWeightRow } from '../panels/SelfWeightRow.tsx';
export { StatusStrip } from '../panels/StatusStrip.tsx';
export { SupportsTab } from '../panels/SupportsTab.tsx';
export { SECTION_NUMBERS } from '../scheme/numberSections.ts';
export { ComparedPlot } from '../results/ComparedPlot.tsx';
export { Deflection } from '../results/Deflection.tsx';
export { explainPoint } from '../results/explainPoint.ts';
export { GoverningStrip } from '../results/GoverningStrip.tsx';
export { FixCollisions } from '../commands/FixCollisions.tsx';
export { HindranceReason } from '../results/HindranceReason.tsx';
export { Reactions } from '../results/Reactions.tsx';
export { RefusalReport } from '../results/RefusalReport.tsx';
export { OriginHint } from '../results/OriginHint.tsx';
export { OpenRoom } from '../results/OpenRoom.tsx';
export { SetSwitch } from '../results/SetSwitch.tsx';
export { SpaceReactions } from '../results/SpaceReactions.tsx';
export { StaleReason } from '../results/StaleReason.tsx';
export { RoomsRow } from '../studies/explorers/RoomsRow.tsx';
export { TypedLine } from '../studies/typed/TypedLine.tsx';
export { BoardVariant } from '../studies/variants/BoardVariant.tsx';
export { StatusBar } from '../workspace/StatusBar.tsx';

/** Texts of the parts beside the board, needed from the start. */
export const texts = [
  placementMessages,
  tableMessages,
  workspaceMessages,
  toolMessages,
  typedLineMessages,
  typedMessages,
  equationMessages,
];

/** Texts about side effects of an edit. */
export const noteTexts = beamLaterMessages;

/** Texts of the parts that are opened later, which render once these are loaded. */
export const textsOf = {
  CommandSearch: [commonHelpMessages, helpMessages, tableMessages, toolMessages],
  ExercisePanel: [exerciseMessages],
  ExploreView: [exploreMessages],
  HelpSheet: [commonHelpMessages, helpMessages],
  Deflection: [workspaceMessages],
  Lesson: [...texts, explorersMessages],
  OpenRoom: [explorersMessages],
  OriginHint: [explorersMessages],
  RoomsRow: [explorersMessages],
};
