// The editor
export { BeamEditor } from './BeamEditor.tsx';
export type {
  AddedCommand,
  BeamAsked,
  BeamEditorHandle,
  BeamEditorProps,
  BeamFault,
  BeamHost,
  BeamItem,
  BeamShown,
  KeptBeam,
  PictureOptions,
  PngOptions,
} from './props.ts';
export type {
  AskedDiagram,
  BeamExercise,
  DiagramQuestion,
  ExerciseAttempt,
  ExerciseQuestion,
  ReactionQuestion,
  Tolerance,
} from './exercise/exercise.ts';
export type { EditorPart } from '@eecs/ui-kit/editor';
export type { ChangeCause, ChangedPart, DocumentChange } from '@eecs/ui-kit/editing';

// Documents
export { beamExamples, GALLERY } from './examples/beamExamples.ts';
export { exampleMessages, type ExampleName } from './examples/exampleMessages.ts';
export { type ExampleText, findExample, translateExample } from './examples/translateExample.ts';
export { createBeam } from './state/createBeam.ts';
export {
  createStarter,
  MAX_STARTER_SPANS,
  STARTER_OVERHANGS,
  STARTER_SUPPORTS,
  type StarterOptions,
  type StarterSupports,
} from './state/createStarter.ts';

// The chart, to preload
export { preloadExplore } from './studies/explore/loadExplore.ts';
export { preloadPanel, preloadParts } from './late/preloadParts.ts';
export { recoverCase } from './state/recoverCase.ts';

// Texts, to preload
export { beamMessages } from './messages/beamMessages.ts';
export { panelMessages } from './messages/panelMessages.ts';
export { failureMessages } from './messages/failureMessages.ts';

// Static drawings, for pages without a script
export { BeamFigure, type BeamFigureProps } from './output/figure/BeamFigure.tsx';
export { createFigureTexts, type FigureTexts } from './output/figure/figureTexts.ts';
export { type Figure, layoutSheet, layoutThumbnail } from './output/figure/layoutFigure.ts';

// Beams as files and links
export {
  type CaseLimits,
  type CaseReading,
  MAX_FILE_BYTES,
  type ReadCase,
  readCaseBlob,
  readCaseFile,
} from './files/caseFile.ts';
export { writeCaseFile } from './files/writeCaseFile.ts';
export {
  isShare,
  MAX_FRAGMENT,
  type ReadShare,
  readShare,
  writeShare,
  type WrittenShare,
} from './files/shareLink.ts';
export { saveBlob } from '@eecs/ui-kit/editor';
export { type BeamWriterOptions, createBeamWriter } from './state/createBeamWriter.ts';
export type { SchemeTexts } from './scheme/layoutScheme.ts';
