// The editor
export { TrussEditor } from './TrussEditor.tsx';
export type {
  AddedCommand,
  TrussEditorHandle,
  TrussShown,
  TrussEditorProps,
  TrussFault,
  TrussHost,
  TrussItem,
} from './props.ts';
export type { EditorPart } from '@eecs/ui-kit/editor';
export type { ChangeCause, ChangedPart, DocumentChange } from '@eecs/ui-kit/editing';
export { createEmptyTruss } from './state/createEmptyTruss.ts';

// Starting trusses
export {
  STARTER_FIELDS,
  STARTER_KINDS,
  createTrussStarter,
  getFirstMeasures,
  type Starter,
  type StarterKind,
  type StarterMeasure,
  type StarterMeasures,
} from './starters/starterKinds.ts';
export { TRUSS_EXAMPLES, createTrussExample, type TrussExampleName } from './starters/trussExamples.ts';
export { TrussStarter, type TrussStarterProps } from './starters/TrussStarter.tsx';

// Files and links
export type {
  ReadDrawing,
  ReadTableRest,
  StandardFound,
  TableCellProblem,
  UnreadTable,
} from './files/foundInFile.ts';
export type { DoubledWay } from './editing/doubledRods.ts';
export type { NamedOverlap } from './editing/overlaps.ts';
export type { DrawingChoices } from '@eecs/ui-kit/editing';
export type { DrawingLayer, DrawingPreview } from './files/previewDrawing.ts';
export { previewTrussDrawing } from './files/previewTrussDrawing.ts';
export { readTrussBlob, type TrussReading } from './files/readTrussBlob.ts';
export { MAX_TRUSS_FILE_BYTES, readTrussFile, type ReadTrussFile } from './files/readTrussFile.ts';
export {
  isTrussShare,
  readTrussShare,
  type ReadTrussShare,
  writeTrussShare,
  type WrittenTrussShare,
} from './files/trussShare.ts';
export { writeTrussFile } from './files/writeTrussFile.ts';
export type { DxfUnit } from '@eecs/ui-kit/editing';
export type { LeftOut } from '@eecs/ui-kit/editing';

export { TrussDrawingSheet } from './files/TrussDrawingSheet.ts';
export { TrussRowsSheet } from './panels/TrussRowsSheet.ts';
export type { FileRowsSheetProps, OpenedRows } from './panels/FileRowsSheet.tsx';
export type { DrawingSheetProps, OpenedDrawing } from './files/DrawingSheet.tsx';

// Drawing
export { TrussDrawing, type TrussDrawingProps } from './scheme/picture/TrussDrawing.tsx';
export { TrussPicture, type TrussPictureProps } from './scheme/picture/TrussPicture.tsx';

// Texts, to preload
export { trussEditorMessages } from './messages/editorMessages.ts';
export { trussLaterMessages } from './messages/laterMessages.ts';
export { trussMessages } from './messages/trussMessages.ts';

// Examples
export { createPrattTruss, type PrattOptions } from './examples/createPrattTruss.ts';
export { emptyTruss } from './examples/emptyTruss.ts';
export { spatialTripod } from './examples/spatialTripod.ts';
export { twoBarTruss } from './examples/twoBarTruss.ts';

// The input form of a truss.
export type { JointInput, LinkInput, TrussInput } from './headless/trussInput.ts';
