import type { Situation } from '@eecs/solver-core/combinations';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import { useKitAtom, useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { CombiningStatus } from '../live/createCombining.ts';
import { CombinationPicks } from './CombinationPicks.tsx';
import { CombiningNote } from './CombiningNote.tsx';
import { useCombinationText } from './combinationMessages.ts';
import type { CombinedSituation, ShownCombination } from './combiningPort.ts';

/** The atom of the combination shown by itself. */
export type ShownCombinationAtom = WritableAtom<ShownCombination | null, [ShownCombination | null], void>;

/** The atoms of a view of combinations that its bar reads and sets. */
export interface CombinationBarView {
  readonly shownCombinedAtom: Atom<{
    readonly combined: { readonly situations: readonly CombinedSituation[] };
    readonly situation: CombinedSituation;
  } | null>;
  readonly statusAtom: Atom<CombiningStatus>;
  readonly shownCombinationAtom: ShownCombinationAtom;
  readonly chosenSituationAtom: WritableAtom<Situation | null, [Situation | null], void>;
}

/** Creates the bar that chooses the situation whose combinations are shown, and the envelope or a single combination. */
export function createCombinationBar({
  shownCombinedAtom,
  statusAtom,
  shownCombinationAtom,
  chosenSituationAtom,
}: CombinationBarView) {
  return function CombinationBar() {
    const t = useCombinationText();
    const shown = useKitAtomValue(shownCombinedAtom);
    const [alone, show] = useKitAtom(shownCombinationAtom);
    const choose = useSetKitAtom(chosenSituationAtom);
    const note = <CombiningNote statusAtom={statusAtom} />;
    if (shown === null) return note;
    const { combined, situation } = shown;
    return (
      <>
        <CombinationPicks
          picks={[
            {
              label: t('picks.situation'),
              current: situation.situation,
              offered: combined.situations.map((one) => one.situation),
              choose,
            },
          ]}
          combinations={situation.combinations.map(({ id }, combination) => ({
            situation: situation.situation,
            combination,
            id,
          }))}
          shown={alone}
          show={show}
        />
        {note}
      </>
    );
  };
}
