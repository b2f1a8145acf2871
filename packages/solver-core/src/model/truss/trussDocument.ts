/**
 * The truss document as it travels: plain readonly JSON in the base units of `units.system`, as a beam's. `parseTruss` makes it from
 * anything; fields not named here are kept untouched. The types are made from the schema (`npm run types`).
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
  TrussCase,
} from './trussDocument.generated.ts';
