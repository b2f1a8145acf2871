import { beamCaseSchema, caseHash, deriveFields, parseCase, unknownBeamFields } from '@eecs/solver-core';
import { withCombinations } from '@eecs/solver-core/combinations';
import type { Structure } from './structure.ts';

/** Multi-span beams. */
export const beam: Structure<'beam'> = {
  word: 'beam',
  schema: withCombinations(beamCaseSchema),
  looksLike: ({ L }) => typeof L === 'number',
  read: (input) => {
    const parsed = parseCase(input);
    if (!parsed.ok) return parsed;
    const { document, corrections } = parsed;
    return {
      ok: true,
      document,
      isAsWritten: corrections.length === 0 && unknownBeamFields(document).length === 0,
      hash: () => caseHash(document),
      derive: () => deriveFields(document),
    };
  },
  featuresOf: ({ shear }, options) => [
    ...('mohr' in options && Array.isArray(options.mohr) && options.mohr.length > 0
      ? (['msb.mohr'] as const)
      : []),
    ...(shear === true ? (['msb.shear'] as const) : []),
  ],
  reportFeature: 'msb.report',
  // A report on a beam contains the stresses of five theories too.
  reportIncludes: ['eq'],
  answers: {
    parts: ['supports', 'beamSections', 'loads'],
    most: 15_000,
    lengthens: { descriptor: 2, eq: 1 },
  },
};
