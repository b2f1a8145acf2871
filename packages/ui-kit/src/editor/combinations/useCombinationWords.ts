import type { CaseSet } from '@eecs/solver-core';
import type { CombinationTerm, EffectSource } from '@eecs/solver-core/combinations';
import { useMemo } from 'react';
import type { ActionWord } from '../../editing/combinations/actionWord.ts';
import { writeTerms } from '../../editing/combinations/writeTerms.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { titleSet } from '../sets/nameSet.ts';
import { useCombinationText } from './combinationMessages.ts';

/** The writers of actions and combinations. */
export interface CombinationWords {
  readonly nameAction: (word: ActionWord | 'Q' | 'Q.light') => string;
  /** Writes the terms of a combination; `sources` are those of its situation. */
  readonly writeTerms: (
    terms: readonly CombinationTerm[],
    sources: readonly EffectSource[],
    caseSets: readonly CaseSet[],
  ) => string;
}

/** Returns the words of combinations in the reader's language. */
export function useCombinationWords(): CombinationWords {
  const t = useCombinationText();
  const te = useEditorText();
  const format = useFormat();
  return useMemo(
    () => ({
      nameAction: (word) =>
        word === 'Q'
          ? t('title.Q')
          : word === 'S.high'
            ? t('action.Shigh')
            : word === 'H.permanent'
              ? t('action.Hpermanent')
              : t(`action.${word}`),
      writeTerms: (terms, sources, caseSets) =>
        writeTerms(terms, sources, {
          nameOf: (set) => titleSet(set, caseSets, te),
          factor: (factor) =>
            format.brief(factor, { quantity: 'ratio', system: 0, digits: 4, withUnit: false }),
          onSpans: (name, spans) => t('terms.spans', { name, spans: spans.join(', '), count: spans.length }),
        }),
    }),
    [t, te, format],
  );
}
