// What of the editor comes after its first picture, in one chunk: single small ones would cut what they share with the editor
// into dozens of files. What is heavy and seldom wanted (chart, pictures, libraries) is imported by itself.
export { BoardControls } from './board/BoardControls.tsx';
export { BoardDock } from './board/BoardDock.tsx';
export { GuideOptions } from './board/GuideOptions.tsx';
export { Squares } from './board/Squares.tsx';
export { ToolBar } from './board/ToolBar.tsx';
export { ViewBar } from './board/ViewBar.tsx';
export { Explorers } from './explorers/Explorers.tsx';
export { hearDiagram } from './hear/hearDiagram.ts';
export { CommandSearch } from './help/CommandSearch.tsx';
export { FirstSteps } from './help/FirstSteps.tsx';
export { HelpSheet } from './help/HelpSheet.tsx';
export { MechanismMotion } from './live/MechanismMotion.tsx';
export { CaseTab } from './panels/CaseTab.tsx';
export { CrossSectionsTab, MaterialsTab, SetsTab } from './panels/commonTabs.tsx';
export { LoadColorField } from './panels/LoadColorField.tsx';
export { LoadsTab } from './panels/LoadsTab.tsx';
export { SectionsTab } from './panels/SectionsTab.tsx';
export { SelfWeightRow } from './panels/SelfWeightRow.tsx';
export { StatusStrip } from './panels/StatusStrip.tsx';
export { SupportsTab } from './panels/SupportsTab.tsx';
export { ComparedPlot } from './results/ComparedPlot.tsx';
export { EnvelopeSwitch } from './results/EnvelopeSwitch.tsx';
export { HindranceReason } from './results/HindranceReason.tsx';
export { RefusalReport } from './results/RefusalReport.tsx';
export { SpaceReactions } from './results/SpaceReactions.tsx';
export { StaleReason } from './results/StaleReason.tsx';
export { StatusBar } from './workspace/StatusBar.tsx';
