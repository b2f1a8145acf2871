import type { BeamCase } from '@eecs/solver-core';
import type { CaseLimits } from '@eecs/solver-core/combinations';
import type { MissingInput } from '@eecs/solver-core/sizing';

/**
 * Lists the materials and strengths that a beam lacks for its limits, without duplicates, with their places in the
 * document.
 */
export function listGaps(
  { beamSections, materials }: Pick<BeamCase, 'beamSections' | 'materials'>,
  { stress }: CaseLimits,
): readonly MissingInput[] {
  const gaps = new Map<string, MissingInput>();
  const add = (gap: MissingInput): void => void gaps.set(gap.path, gap);
  for (const [index, { materialIndex }] of beamSections.entries()) {
    const material = materials[materialIndex];
    if (material === undefined) add({ what: 'material', path: `/beamSections/${index}/materialIndex` });
    else if (stress !== undefined && !((material.strength?.tension ?? 0) > 0))
      add({ what: 'strength', path: `/materials/${materialIndex}/strength` });
  }
  return [...gaps.values()];
}
