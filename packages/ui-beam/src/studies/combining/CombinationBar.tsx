import { useKitAtom, useKitAtomValue } from '@eecs/ui-kit';
import { CombinationPicks, CombiningNote } from '@eecs/ui-kit/editor';
import { chosenSituationsAtom, combining, shownCombinationAtom, shownCombinedAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { choiceOfSituation, findRowEffect } from './rowEffects.ts';

const ROW_OF = { forces: 'M', displacements: 'deflection' } as const;
const CHOICES = ['forces', 'displacements'] as const;

/** Chooses the situations whose combinations are shown, and the envelope or a single combination. */
export function CombinationBar() {
  const t = useCombiningText();
  const shown = useKitAtomValue(shownCombinedAtom);
  const [chosen, choose] = useKitAtom(chosenSituationsAtom);
  const [alone, show] = useKitAtom(shownCombinationAtom);
  const note = <CombiningNote statusAtom={combining.statusAtom} />;
  if (shown === null) return note;
  const { beam } = shown;
  const found = CHOICES.flatMap((choice) => {
    const situation = findRowEffect(beam, ROW_OF[choice], chosen)?.situation;
    return situation === undefined ? [] : [{ choice, situation }];
  });
  return (
    <>
      <CombinationPicks
        picks={found.map(({ choice, situation }) => ({
          label: t(choice),
          current: situation.situation,
          offered: beam.situations
            .filter((one) => choice === 'forces' || choiceOfSituation(one) === 'displacements')
            .map((one) => one.situation),
          choose: (next) => choose({ ...chosen, [choice]: next }),
        }))}
        combinations={[...new Set(found.map(({ situation }) => situation))].flatMap(
          ({ situation, combinations }) =>
            combinations.map(({ id }, combination) => ({ situation, combination, id })),
        )}
        shown={alone}
        show={show}
      />
      {note}
    </>
  );
}
