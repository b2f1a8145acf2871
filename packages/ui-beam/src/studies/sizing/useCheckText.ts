import { type BeamCase, formatNumber } from '@eecs/solver-core';
import { type LimitCheck, readLimits } from '@eecs/solver-core/sizing';
import { useFormat, useLocale, useText } from '@eecs/ui-kit';
import { nameSet, useEditorText } from '@eecs/ui-kit/editor';
import { describeCombination } from '../../naming/describeCombination.ts';
import { codeMessages } from '../code/codeMessages.ts';
import { sizingMessages } from './sizingMessages.ts';

/**
 * Returns the function that describes the utilisation of a limit: the value, its place, the permitted value, and the
 * case set.
 */
export function useCheckText(document: BeamCase): (check: LimitCheck) => string {
  const t = useText(sizingMessages);
  const tCode = useText(codeMessages);
  const tEditor = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const { L, units, caseSets } = document;
  const { system } = units;
  const read = readLimits(document.limits);
  const deflection = (read.ok ? read.limits.deflection : undefined) ?? [];
  const telling = {
    name: (at: number) => nameSet(at, caseSets, tEditor),
    factor: (factor: number) => formatNumber(factor, { digits: 4, locale, trimZeros: true }),
    onSpans: (name: string, spans: string) => t('onSpans', { name, spans }),
  };
  return ({ kind, set, combination, x, value, allowed, limit = 0, check = 'bending', clause = '' }) => {
    const isForce = check === 'shear' || check === 'compression';
    const byCode = isForce ? 'force' : 'moment';
    const quantity = kind === 'deflection' ? 'displacement' : kind === 'code' ? byCode : 'stress';
    const { write } = format.results({ quantity, system, greatest: Math.max(Math.abs(value), allowed) });
    const said = t(kind === 'deflection' ? 'deflects' : kind, {
      value: write(value),
      allowed: write(allowed),
      x: format.place(x, { system, span: L, isFound: true }),
      ...(kind === 'code' && { check: tCode(`kind.${check}`), clause }),
    });
    // Two limits of deflection are distinguished by their names.
    const told =
      kind === 'deflection' && deflection.length > 1
        ? t('byLimit', {
            told: said,
            name: deflection[limit]?.title ?? t('deflection', { number: limit + 1 }),
          })
        : said;
    if (combination !== undefined)
      return t('inSet', { told, set: describeCombination(combination, telling) });
    return set === null || caseSets.length < 2
      ? told
      : t('inSet', { told, set: nameSet(set, caseSets, tEditor) });
  };
}
