// What of the frame comes after an editor has opened, in one chunk.
export { keepSteps } from './session/keepSteps.ts';
export { Splitter } from './workspace/Splitter.tsx';
export { OptionsSheet } from './workspace/OptionsSheet.tsx';
