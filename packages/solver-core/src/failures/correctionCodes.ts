/** The codes of what reading a document corrects by itself, and of a solved set whose checks did not pass. */
export const CORRECTION_CODES = [
  'correction.rangeSwapped',
  'correction.coefficients',
  'correction.unknownShape',
  'correction.endHinge',
  'correction.momentOnHinge',
  'correction.sectionStretched',
  'correction.sectionCut',
  'correction.noDensity',
  'correction.noMass',
  'correction.unitStiffness',
  'correction.greatModulus',
  'correction.unknownField',
  'correction.fixedIsPin',
  'correction.checks',
] as const;

/** Code of something to know about a solved beam. */
export type CorrectionCode = (typeof CORRECTION_CODES)[number];
