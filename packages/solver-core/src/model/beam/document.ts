/**
 * The beam document as it is stored and exchanged: plain readonly JSON in the base units of `units.system`. `parseCase`
 * makes a document from any input and keeps fields that are not named here. The types are generated from the schema
 * (`npm run types`).
 */
export type {
  BeamCase,
  BeamSection,
  ByDirection,
  DistributedLoad,
  DistributedLoadClass,
  Load,
  PointLoad,
  PointLoadClass,
  Support,
  SupportClass,
} from './document.generated.ts';
