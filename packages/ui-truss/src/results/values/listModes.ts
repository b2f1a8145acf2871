import type { TrussSet } from '@eecs/solver-core/truss';
import { RESULT_MODES, type ResultMode } from '../../state/resultMode.ts';

/**
 * Lists what a set can show of its rods: stresses and use need real constants, use a strength or a second moment too.
 */
export function listModes({ stress, utilisation }: TrussSet): readonly ResultMode[] {
  const isUsed = utilisation?.some((part) => part.stress !== null || part.buckling !== null) ?? false;
  return RESULT_MODES.filter((one) => one === 'force' || (one === 'stress' ? stress !== null : isUsed));
}
