/**
 * The beam document as it travels: plain readonly JSON in the base units of `units.system`.
 * `parseCase` makes a document from anything and keeps fields that are not named here.
 * The types are made from the schema (`npm run types`).
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
