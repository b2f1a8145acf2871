import { useKitAtom, useText } from '@eecs/ui-kit';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { isEnvelopedAtom } from '../../state/look.ts';
import { exploreMessages } from './exploreMessages.ts';
import { EXPLORE_ROWS } from './exploreRows.ts';
import { LineSample } from './LineSample.tsx';
import { PickList } from './PickList.tsx';
import type { ShownDiagrams } from './useShownDiagrams.ts';

/** The checkboxes for the diagrams, the case sets and their envelope. */
export function ExplorePicks({ shown }: { readonly shown: ShownDiagrams }) {
  const t = useText(exploreMessages);
  const symbolOf = useRowSymbol();
  const [isEnveloped, envelop] = useKitAtom(isEnvelopedAtom);
  const { sets, hiddenRows, toggleRow, hiddenSets, toggleSet } = shown;
  return (
    <>
      <PickList
        label={t('diagrams')}
        items={EXPLORE_ROWS.map(({ key, symbol }) => ({
          key,
          label: <span title={t(`row.${key}`)}>{symbolOf(symbol)}</span>,
          isPicked: !hiddenRows.has(key),
          onToggle: () => toggleRow(key),
        }))}
      />
      {sets.length < 2 ? null : (
        <PickList
          label={t('sets')}
          items={[
            ...sets.map(({ look, label }, index) => ({
              key: String(index),
              label: (
                <>
                  <LineSample look={look} /> {label}
                </>
              ),
              isPicked: !hiddenSets.has(index),
              onToggle: () => toggleSet(index),
            })),
            {
              key: 'envelope',
              label: t('envelope'),
              isPicked: isEnveloped,
              onToggle: () => envelop(!isEnveloped),
            },
          ]}
        />
      )}
    </>
  );
}
