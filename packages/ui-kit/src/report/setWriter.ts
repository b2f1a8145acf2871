import type { CaseSet } from '@eecs/solver-core';
import { writeCombination } from '../editing/writeCombination.ts';
import { type ReportBlock, textBlock } from './blocks.ts';
import type { ReportNumbers } from './reportNumbers.ts';
import type { SharedReportText } from './words.ts';

/** Writes about case sets in a report. */
export interface SetWriter {
  /** Names a case set as in lists. */
  readonly nameSet: (index: number) => string;
  /** Writes the terms of a combined set: `1.35·G + 1.5·Q`. */
  readonly combination: (index: number) => string;
  /** Writes the numbers of the case sets in a mask. */
  readonly listSets: (mask: number) => string;
  /** States which factors the stresses and utilisations include, and that they are not a check by a design code. */
  readonly describeCaution: () => ReportBlock;
}

/** Creates the functions that write about the case sets of a document. */
export function createSetWriter(
  caseSets: readonly CaseSet[],
  { shared: t, typed }: Pick<ReportNumbers, 'typed'> & { readonly shared: SharedReportText },
): SetWriter {
  const nameSet = (index: number): string => {
    const title = caseSets[index]?.title ?? '';
    if (caseSets.length === 0) return t('set.only');
    return title === ''
      ? t('set.untitled', { number: index + 1 })
      : t('set.named', { number: index + 1, title });
  };
  const combination = (index: number): string =>
    writeCombination(caseSets, index, {
      name: (at) => caseSets[at]?.title || t('set.untitled', { number: at + 1 }),
      action: (action) => t(`member.${action}`),
      factor: (factor) => typed(factor, 'ratio'),
    });
  return {
    nameSet,
    combination,
    listSets: (mask) => {
      const own = caseSets.flatMap(({ combined }, index) => (combined ? [] : [index]));
      const members = own.filter((index) => ((mask >>> index) & 1) === 1);
      if (members.length === own.length) return t('set.all');
      return members.length === 0 ? t('set.none') : members.map((index) => index + 1).join(', ');
    },
    describeCaution: () => {
      const list = caseSets.flatMap(({ combined }, index) =>
        combined ? [t('cautioned.set', { set: nameSet(index), sum: combination(index) })] : [],
      );
      return textBlock(
        list.length === 0 ? t('caution') : t('cautioned.sets', { list: list.join('; ') }),
        'note',
      );
    },
  };
}
