import type { UnitSystem } from '@eecs/solver-core';
import type { SectionProblem } from '@eecs/solver-core/rules';
import { useFormat } from '../../kit/useFormat.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { roundDown } from './roundDown.ts';

/**
 * Returns the writer of conditions on a number; slopes are in per cent, all other limits in mm or in. The limit of an
 * overlap is the number of the other part.
 */
export function useSectionProblemText(): (problem: SectionProblem, system: UnitSystem) => string {
  const t = useTableText();
  const format = useFormat();
  return ({ name, reason, limit }, system) => {
    if (reason === 'overlap') return t('crossSections.problem.overlap', { part: limit ?? '' });
    const quantity = name.endsWith('sf') || name.endsWith('sw') ? 'percent' : 'sectionDimension';
    const shown =
      limit === null ? '' : format.brief(roundDown(limit), { quantity, system, digits: LIMIT_DIGITS });
    return t(`crossSections.problem.${reason}`, { limit: shown });
  };
}

/** Decimals of a limit: more than one that is rounded down has above a thousandth. */
const LIMIT_DIGITS = 8;
