// What a drawing needs to be drawn on; fetched after the first paint, which does without.
export { BoardControls } from './BoardControls.tsx';
export { BoardDock } from './BoardDock.tsx';
export { GuideOptions } from './GuideOptions.tsx';
export { Squares } from './Squares.tsx';
export { ToolBar } from './ToolBar.tsx';
export { ViewBar } from './ViewBar.tsx';
