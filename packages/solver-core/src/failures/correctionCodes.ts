/** The codes of corrections made while reading a document, and of a solved set whose checks failed. */
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

/** Code of a note on a solved beam. */
export type CorrectionCode = (typeof CORRECTION_CODES)[number];
