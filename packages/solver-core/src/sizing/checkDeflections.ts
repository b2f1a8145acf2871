import type { BeamSet } from '../beam/answer/answer.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { DeflectionLimit } from '../model/common/document.ts';
import { allowedDeflection } from './allowedDeflection.ts';
import { listParts } from './beamParts.ts';
import { isDeflectionJudged } from './judgedSets.ts';
import type { LimitCheck } from './limits.ts';
import { findOwnDeflection } from './ownDeflection.ts';

/**
 * Computes the utilisation of each deflection limit: one check for each limit, case set and part of the beam that it
 * limits. The deflection of a part is measured from the line between its displaced supports.
 */
export function checkDeflections(
  document: Pick<BeamCase, 'supports' | 'L' | 'units' | 'caseSets'>,
  sets: readonly Pick<BeamSet, 'deflection'>[],
  limits: readonly DeflectionLimit[],
): LimitCheck[] {
  const parts = listParts(document);
  return sets.flatMap(({ deflection }, set) =>
    parts.flatMap((part) => {
      const { x, value } = findOwnDeflection(deflection, part);
      return limits.flatMap((one, limit) => {
        if (!isDeflectionJudged(document.caseSets, set, one)) return [];
        const allowed = allowedDeflection(part, one, document.units.system);
        if (allowed === null) return [];
        return [
          {
            kind: 'deflection' as const,
            ...{ set, x, value, allowed, limit },
            utilisation: Math.abs(value) / allowed,
          },
        ];
      });
    }),
  );
}
