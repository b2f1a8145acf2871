// Frames as data, for servers, workers and programs. Nothing here renders or needs React.

export { createEmptyFrame } from './state/createEmptyFrame.ts';
export {
  FRAME_STARTERS,
  type FrameStarterKind,
  createFrameStarter,
  listFrameStarters,
} from './starters/frameStarters.ts';
export { FRAME_EXAMPLES, createFrameExample, listFrameExamples } from './starters/frameExamples.ts';
export type { FrameExampleName } from './starters/exampleMessages.ts';

// Files and links
export {
  type FileLimits,
  MAX_FRAME_FILE_BYTES,
  type ReadFrameFile,
  readFrameFile,
  writeFrameFile,
} from './files/readFrameFile.ts';
export type { ReadFrameDrawing } from './files/foundInDrawing.ts';
export { type FrameReading, readFrameBlob } from './files/readFrameBlob.ts';
export type { DxfUnit, LeftOut } from '@eecs/ui-kit/editing';
export {
  MAX_FRAME_FRAGMENT,
  type ReadFrameShare,
  type WrittenFrameShare,
  isFrameShare,
  readFrameShare,
  writeFrameShare,
} from './files/frameShare.ts';
export type { FrameShown } from './props.ts';
