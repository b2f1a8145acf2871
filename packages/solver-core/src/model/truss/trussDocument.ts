/**
 * The truss document as it is stored and exchanged: plain readonly JSON in the base units of `units.system`, as for a
 * beam. `parseTruss` makes a document from any input and keeps fields that are not named here. The types are generated
 * from the schema (`npm run types`).
 */
export type {
  CircleGuide,
  EllipseGuide,
  Guide,
  Joint,
  JointLoad,
  JointLoadClass,
  JointSettlement,
  LineGuide,
  Link,
  LinkLoad,
  LinkLoadClass,
  LengthFactors,
  TrussCase,
} from './trussDocument.generated.ts';
