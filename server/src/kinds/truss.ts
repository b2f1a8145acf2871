import { withCombinations } from '@eecs/solver-core/combinations';
import { parseTruss, trussCaseSchema, trussHash, unknownTrussFields } from '@eecs/solver-core/truss';
import { deriveFields } from '@eecs/solver-core/truss-rules';
import { isRecord } from '../text/isRecord.ts';
import type { Structure } from './structure.ts';

/** Plane and spatial trusses. */
export const truss: Structure<'truss'> = {
  word: 'truss',
  schema: withCombinations(trussCaseSchema),
  looksLike: ({ joints, members }) => Array.isArray(joints) && !Array.isArray(members),
  read: (input) => {
    const parsed = parseTruss(input);
    if (!parsed.ok) return parsed;
    const { document, corrections } = parsed;
    return {
      ok: true,
      document,
      isAsWritten: corrections.length === 0 && unknownTrussFields(input as object).length === 0,
      hash: () => trussHash(document),
      derive: () => deriveFields(document),
    };
  },
  featuresOf: ({ joints }) => [isSpatial(joints) ? 'truss.spatial' : 'truss.plane'],
  reportFeature: 'truss.report',
  reportIncludes: [],
  answers: {
    parts: ['joints', 'links'],
    most: 100_000,
    // The equations of a truss are short compared with its forces.
    lengthens: {},
  },
};

function isSpatial(joints: unknown): boolean {
  if (!Array.isArray(joints)) return false;
  return joints.some(
    (joint) => isRecord(joint) && joint['z'] !== undefined && joint['z'] !== null && joint['z'] !== 0,
  );
}
