// Parts of the editor frame that are loaded after an editor has opened, in one chunk.
import { carriedMessages } from './carried/carriedMessages.ts';
import { optionMessages } from './messages/optionMessages.ts';
import { workspaceMessages } from './messages/workspaceMessages.ts';

export { attachPanKey } from './board/attachPanKey.ts';
export { attachWheel } from './board/attachWheel.ts';
export { CarriedFields } from './carried/CarriedFields.tsx';
export { ReactionKeeper } from './carried/ReactionKeeper.tsx';
export { VisitKeeper } from './session/VisitKeeper.tsx';
export { keepDrafts } from './session/keepDrafts.ts';
export { keepSteps } from './session/keepSteps.ts';
export { PrintLook } from './workspace/PrintLook.tsx';
export { Splitter } from './workspace/Splitter.tsx';
export { OptionsSheet } from './workspace/OptionsSheet.tsx';
export { UnitsPopover } from './workspace/UnitsPopover.tsx';

/** The texts of these parts: none is shown before they are loaded. */
export const texts = [carriedMessages, optionMessages, workspaceMessages];
