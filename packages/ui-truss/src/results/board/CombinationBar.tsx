import { useKitAtom, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { CombinationPicks, useCombinationText } from '@eecs/ui-kit/editor';
import { chosenSituationAtom, shownCombinationAtom, shownCombinedAtom } from '../../live/combining.ts';

/** Chooses the situation whose combinations are shown, and the envelope or a single combination. */
export function CombinationBar() {
  const t = useCombinationText();
  const shown = useKitAtomValue(shownCombinedAtom);
  const [alone, show] = useKitAtom(shownCombinationAtom);
  const choose = useSetKitAtom(chosenSituationAtom);
  if (shown === null) return null;
  const { truss, situation } = shown;
  return (
    <CombinationPicks
      picks={[
        {
          label: t('picks.situation'),
          current: situation.situation,
          offered: truss.situations.map((one) => one.situation),
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
  );
}
