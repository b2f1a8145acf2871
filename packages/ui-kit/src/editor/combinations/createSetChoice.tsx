import type { CaseSet } from '@eecs/solver-core';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { ComponentType } from 'react';
import { useKitAtom, useKitAtomValue } from '../../kit/useKitAtom.ts';
import { SetChoice } from '../sets/SetChoice.tsx';

/** The parts of an editor whose results may be those of combinations. */
export interface SetChoicePlan {
  readonly useShown: () => {
    readonly document: { readonly caseSets: readonly CaseSet[] };
    readonly answer: { readonly sets: readonly unknown[] };
  } | null;
  readonly useIndex: () => number;
  readonly useAll: () => boolean;
  readonly chosenSetAtom: WritableAtom<number | 'all', [number | 'all'], void>;
  readonly isCombinedAtom: WritableAtom<boolean, [boolean], void>;
  readonly hasRuleAtom: Atom<boolean>;
  /** Keeps the combinations up to date. */
  readonly useFollowed: () => unknown;
  /** Chooses the situation and the combination; shown with combinations. */
  readonly CombinationBar: ComponentType;
  readonly useTexts: () => {
    readonly label: string;
    readonly all: string;
    readonly allShort: string;
    readonly combinations: string;
  };
}

/** Creates the choice of results above a board: a case set, the extremes over all sets, or the combinations. */
export function createSetChoice(plan: SetChoicePlan) {
  const { CombinationBar } = plan;
  return function CombinedSetChoice() {
    const texts = plan.useTexts();
    const shown = plan.useShown();
    const index = plan.useIndex();
    const areAll = plan.useAll();
    const [, chooseSet] = useKitAtom(plan.chosenSetAtom);
    const [isCombined, combine] = useKitAtom(plan.isCombinedAtom);
    const hasRule = useKitAtomValue(plan.hasRuleAtom);
    plan.useFollowed();
    const count = shown?.answer.sets.length ?? 0;
    if (shown === null || (count < 2 && !hasRule)) return null;
    return (
      <>
        <SetChoice
          label={texts.label}
          count={count}
          caseSets={shown.document.caseSets}
          more={[
            ...(count < 2 ? [] : [{ value: 'all' as const, label: texts.allShort, name: texts.all }]),
            ...(hasRule ? [{ value: 'combined' as const, label: texts.combinations }] : []),
          ]}
          value={isCombined ? 'combined' : areAll ? 'all' : index}
          onChoose={(chosen) => {
            combine(chosen === 'combined');
            if (chosen !== 'combined') chooseSet(chosen);
          }}
        />
        {isCombined ? <CombinationBar /> : null}
      </>
    );
  };
}
