/**
 * The beam document as it travels: plain readonly JSON in the base units of `units.system`
 * (mechanics: SI keeps m, N, MPa, mm, cm2, cm4; US keeps in, lbf, psi, in2, in4). `parseCase` makes it from
 * anything; fields not named here are kept untouched. The types are made from the schema (`npm run types`).
 */

import type { Load } from './document.generated.ts';

export type {
  BeamCase,
  BeamSection,
  ByDirection,
  CaseGrid,
  CaseSet,
  CaseUnits,
  CrossSection,
  DistributedLoad,
  DistributedLoadClass,
  Load,
  Material,
  Origin,
  OriginKind,
  PointLoad,
  PointLoadClass,
  SectionClass,
  Support,
  SupportClass,
  UnitSystem,
} from './document.generated.ts';

/** Class of any load, point or distributed. */
export type LoadClass = Load['className'];
