/**
 * The truss document as it travels: plain readonly JSON in the base units of `units.system`, as a beam's.
 * `parseTruss` makes a document from anything and keeps fields that are not named here.
 * The types are made from the schema (`npm run types`).
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
