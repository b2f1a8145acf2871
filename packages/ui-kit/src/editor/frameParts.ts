// What of the frame comes after an editor has opened, in one chunk.
export { LostView } from './session/LostView.tsx';
export { keepSteps } from './session/keepSteps.ts';
export { Splitter } from './workspace/Splitter.tsx';
export { OptionsSheet } from './workspace/OptionsSheet.tsx';
