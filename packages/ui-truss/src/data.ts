// Trusses as data, for servers, workers and programs. Nothing here renders or needs React.

export { createEmptyTruss } from './state/createEmptyTruss.ts';
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
export { createPrattTruss, type PrattOptions } from './examples/createPrattTruss.ts';
export { emptyTruss } from './examples/emptyTruss.ts';
export { spatialTripod } from './examples/spatialTripod.ts';
export { twoBarTruss } from './examples/twoBarTruss.ts';

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
export { writeDxf } from './files/writeDxf.ts';
