import type { RodLimits } from '../../model/common/document.ts';
import type { JudgedRod } from './checkRods.ts';

/** The numbers of the formulas of a check in its standard; null for one that the check does not use. */
export interface RodFormulas {
  /** The resistance with which the force is compared. */
  readonly resistance: string;
  readonly slenderness: string | null;
  /** The reduction chi, or Fn/Fy. */
  readonly reduction: string | null;
  /** The comparison itself. */
  readonly use: string | null;
}

/** Greatest Fy/Fe for which AISC 360-22 uses (E3-2). */
const INELASTIC = 2.25;

/**
 * Returns the numbers of the formulas of the governing check of a rod: EN 1993-1-1:2005, 6.2.3, 6.2.4 and 6.3.1, or
 * AISC 360-22, D2, E3 and E4.
 *
 * @example citeRodCheck(rod, 'EN 1993-1-1').resistance // '(6.47)'
 */
export function citeRodCheck(
  { governs, compression }: Pick<JudgedRod, 'governs' | 'compression'>,
  standard: RodLimits['standard'],
): RodFormulas {
  const slenderness = compression?.modes.find(({ mode }) => mode === governs)?.slenderness ?? 0;
  const plain = { slenderness: null, reduction: null };
  if (standard === 'EN 1993-1-1') {
    if (governs === 'tension') return { ...plain, resistance: '(6.6)', use: '(6.5)' };
    if (governs === 'section') return { ...plain, resistance: '(6.10)', use: '(6.9)' };
    const byMode = governs === 'torsion' ? '(6.52)' : '(6.50)';
    return { resistance: '(6.47)', slenderness: byMode, reduction: '(6.49)', use: '(6.46)' };
  }
  if (governs === 'tension') return { ...plain, resistance: '(D2-1)', use: null };
  if (governs === 'section') return { ...plain, resistance: '(E3-1)', use: null };
  return {
    resistance: governs === 'torsion' ? '(E4-1)' : '(E3-1)',
    slenderness: null,
    reduction: slenderness ** 2 <= INELASTIC ? '(E3-2)' : '(E3-3)',
    use: null,
  };
}
