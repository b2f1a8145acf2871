// The combinations of case sets and their views, in one chunk: few beams have several sets and a rule.
import { combinationMessages, tableMessages } from '@eecs/ui-kit/editor';
import { combiningMessages } from '../studies/combining/combiningMessages.ts';

export { combineShown } from '../live/combineShown.ts';
export { CombinationsPanel } from '../panels/CombinationsPanel.ts';
export { CombinationBar } from '../studies/combining/CombinationBar.tsx';
export { CombinedPlot } from '../studies/combining/CombinedPlot.tsx';
export { CombinedReactions } from '../studies/combining/CombinedReactions.tsx';
export { CombinedStrip } from '../studies/combining/CombinedStrip.tsx';
export { CombinedValues } from '../studies/combining/CombinedValues.tsx';
export { HandProofs } from '../studies/combining/HandProofs.tsx';

/** Texts of all parts, which render once they are loaded. */
export const texts = [combinationMessages, combiningMessages, tableMessages];
