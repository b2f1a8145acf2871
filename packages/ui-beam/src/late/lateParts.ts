// Parts of the editor that come after its first picture, in one chunk: single small ones would cut what they share with
// the editor
// into dozens of files. What is heavy and seldom wanted (Plotly, stresses, pictures, libraries) is imported by itself.
import { helpMessages as commonHelpMessages, placementMessages, tableMessages } from '@eecs/ui-kit/editor';
import { equationMessages } from '../studies/equations/equationMessages.ts';
import { exerciseMessages } from '../exercise/exerciseMessages.ts';
import { exploreMessages } from '../studies/explore/exploreMessages.ts';
import { explorersMessages } from '../studies/explorers/explorersMessages.ts';
import { helpMessages } from '../help/helpMessages.ts';
import { beamLaterMessages } from '../messages/laterMessages.ts';
import { toolMessages } from '../messages/toolMessages.ts';
import { workspaceMessages } from '../messages/workspaceMessages.ts';
import { typedMessages } from '../studies/typed/typedMessages.ts';

export { ReportSlot } from '../output/reporting/ReportSlot.tsx';
export { DiagramFade } from '@eecs/ui-kit';
export { FoldResults } from '@eecs/ui-kit/editor';
export { BoardControls } from '../board/BoardControls.tsx';
export { BoardDock } from '../board/BoardDock.tsx';
export { GuideOptions } from '../board/GuideOptions.tsx';
export { Ruler } from '../board/Ruler.tsx';
export { Squares } from '../board/Squares.tsx';
export { ToolBar } from '../board/ToolBar.tsx';
export { ViewBar } from '../board/ViewBar.tsx';
export { addCase } from '../commands/addCase.ts';
export { applyShown, getShown } from '../commands/shownState.ts';
export { ExercisePanel } from '../exercise/ExercisePanel.tsx';
export { ResultNotes } from '../studies/equations/ResultNotes.tsx';
export { ExploreView } from '../studies/explore/ExploreView.tsx';
export { writeCaseFile } from '../files/writeCaseFile.ts';
export { hearDiagram } from '../output/hear/hearDiagram.ts';
export { CommandSearch } from '../help/CommandSearch.tsx';
export { Lesson } from '../help/Lesson.tsx';
export { HelpSheet } from '../help/HelpSheet.tsx';
export { BoardReactions } from '../live/BoardReactions.tsx';
export { BoardShape } from '../live/BoardShape.tsx';
export { MechanismMotion } from '../live/MechanismMotion.tsx';
export { CaseTab } from '../panels/CaseTab.tsx';
export { CrossSectionsTab, MaterialsTab, SetsTab } from '../panels/commonTabs.ts';
export { LoadColorField } from '../panels/LoadColorField.tsx';
export { LoadsTab } from '../panels/LoadsTab.tsx';
export { SectionsTab } from '../panels/SectionsTab.tsx';
export { SelfWeightRow } from '../panels/SelfWeightRow.tsx';
export { StatusStrip } from '../panels/StatusStrip.tsx';
export { SupportsTab } from '../panels/SupportsTab.tsx';
export { SECTION_NUMBERS } from '../scheme/numberSections.ts';
export { ComparedPlot } from '../results/ComparedPlot.tsx';
export { Deflection } from '../results/Deflection.tsx';
export { GoverningStrip } from '../results/GoverningStrip.tsx';
export { HindranceReason } from '../results/HindranceReason.tsx';
export { Reactions } from '../results/Reactions.tsx';
export { RefusalReport } from '../results/RefusalReport.tsx';
export { ResultsFoot } from '../results/ResultsFoot.tsx';
export { SetSwitch } from '../results/SetSwitch.tsx';
export { SpaceReactions } from '../results/SpaceReactions.tsx';
export { StaleReason } from '../results/StaleReason.tsx';
export { TypedLine } from '../studies/typed/TypedLine.tsx';
export { BoardVariant } from '../studies/variants/BoardVariant.tsx';
export { StatusBar } from '../workspace/StatusBar.tsx';

/** Texts of the parts that stand beside the board from the start. */
export const texts = [
  placementMessages,
  tableMessages,
  workspaceMessages,
  toolMessages,
  typedMessages,
  equationMessages,
];

/** Texts of further changes that an edit made. */
export const noteTexts = beamLaterMessages;

/** Texts of the parts that are opened later, which wait for them. */
export const textsOf = {
  CommandSearch: [commonHelpMessages, helpMessages, tableMessages, toolMessages],
  ExercisePanel: [exerciseMessages],
  ExploreView: [exploreMessages],
  HelpSheet: [commonHelpMessages, helpMessages],
  Lesson: [...texts, explorersMessages],
  ResultsFoot: [explorersMessages, workspaceMessages],
};
