// The editor
export { FrameEditor } from './FrameEditor.tsx';
export type {
  AddedCommand,
  FrameAsked,
  FrameEditorHandle,
  FrameEditorProps,
  FrameFault,
  FrameHost,
  FrameItem,
  FrameKindTypes,
  FrameShown,
} from './props.ts';
export type { EditorPart } from '@eecs/ui-kit/editor';
export type { ChangeCause, ChangedPart, DocumentChange } from '@eecs/ui-kit/editing';

// Initial frames
export { createEmptyFrame } from './state/createEmptyFrame.ts';
export {
  FRAME_STARTERS,
  type FrameStarterKind,
  createFrameStarter,
  listFrameStarters,
} from './starters/frameStarters.ts';
export { FRAME_EXAMPLES, createFrameExample, listFrameExamples } from './starters/frameExamples.ts';
export { type FrameExampleName, frameExampleMessages } from './starters/exampleMessages.ts';

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

// Drawing
export { FramePicture, type FramePictureProps } from './picture/FramePicture.tsx';

// Texts, to preload
export { frameEditorMessages } from './messages/editorMessages.ts';
export { frameLaterMessages } from './messages/laterMessages.ts';

// A frame in input form.
export type { FrameInput, FrameJointInput, FrameMemberInput } from './frameInput.ts';
