// The combinations of case sets: the tab, the tables and the code that combines, in one chunk.
import { combinationMessages, tableMessages } from '@eecs/ui-kit/editor';
import { frameLaterMessages } from '../messages/laterMessages.ts';

export { combineShown } from '../live/combineShown.ts';
export { CombinationsPanel } from '../panels/CombinationsPanel.ts';
export { CombinationBar } from '../combined/CombinationBar.tsx';
export { CauseAtCursor } from '../combined/CauseAtCursor.tsx';
export { CombinedTables } from '../combined/CombinedTables.tsx';

const combined = [combinationMessages, tableMessages, frameLaterMessages];

/** Texts of the parts, which render once these are loaded. */
export const textsOf = {
  CauseAtCursor: combined,
  CombinationBar: combined,
  CombinationsPanel: combined,
  CombinedTables: combined,
};
