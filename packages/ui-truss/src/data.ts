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
