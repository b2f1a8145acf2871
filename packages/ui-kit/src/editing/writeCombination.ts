import type { CaseSet } from '@eecs/solver-core';

/** The words and numbers used to write a combination. */
export interface CombinationWords {
  /** Names a member by its index. */
  readonly name: (index: number) => string;
  readonly action: (action: 'weight' | 'settlement') => string;
  readonly factor: (factor: number) => string;
}

/** Writes the terms of a combined set: `1.35·G + 1.5·Q + 1.35·weight`. A member without a factor counts once. */
export function writeCombination(
  caseSets: readonly CaseSet[],
  index: number,
  words: CombinationWords,
): string {
  const factors = caseSets[index]?.factors ?? {};
  const members = caseSets.flatMap(({ combined }, at) =>
    combined ? [] : [{ factor: factors[at] ?? 1, name: words.name(at) }],
  );
  const permanent = (['weight', 'settlement'] as const).flatMap((action) => {
    const factor = factors[action];
    return factor === undefined ? [] : [{ factor, name: words.action(action) }];
  });
  return [...members, ...permanent]
    .filter(({ factor }) => factor !== 0)
    .map(({ factor, name }) => (factor === 1 ? name : `${words.factor(factor)}·${name}`))
    .join(' + ');
}
