/**
 * The beam document as it travels: plain readonly JSON in the base units of `units.system`.
 * SI keeps m, N, MPa, mm, cm2 and cm4; US keeps in, lbf, psi, in2 and in4.
 * `parseCase` makes a document from anything and keeps fields that are not named here.
 * The types are made from the schema (`npm run types`).
 */

import type { Load } from './document.generated.ts';

export type {
  BeamCase,
  BeamSection,
  ByDirection,
  CaseGrid,
  CaseSet,
  CaseUnits,
  Connection,
  CrossSection,
  DistributedLoad,
  DistributedLoadClass,
  Load,
  Material,
  Origin,
  OriginKind,
  OutlinedShape,
  PointLoad,
  PointLoadClass,
  SectionClass,
  SectionPart,
  Support,
  SupportClass,
  UnitSystem,
} from './document.generated.ts';

/** Class of any load, point or distributed. */
export type LoadClass = Load['className'];
