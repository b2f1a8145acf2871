import type { TrussSet } from '@eecs/solver-core/truss';
import { RESULT_MODES, type ResultMode } from '../../state/resultMode.ts';

/**
 * Lists the values that a set has for its rods: stresses and utilisations need real constants, utilisations also a
 * strength or a second moment.
 */
export function listModes({ stress, utilisation }: TrussSet): readonly ResultMode[] {
  const isUsed = utilisation?.some((part) => part.stress !== null || part.buckling !== null) ?? false;
  return RESULT_MODES.filter((one) => one === 'force' || (one === 'stress' ? stress !== null : isUsed));
}
