import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { computeWeight } from '../editing/computeWeight.ts';
import { WeightSets } from './commonTabs.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { Missing, NumberCell, NumericCell, RANGE_DASH, WordCell, useDirected } from '@eecs/ui-kit/editor';

/** Across the beam, like a load of the list that points up or down. */
const ALONG_Y = 90;

/**
 * The self-weight of the beam, which is not in the list of loads, and a warning if a linear mass is counted as well.
 */
export function SelfWeightRow({
  hasSets,
  isReadOnly,
}: {
  readonly hasSets: boolean;
  readonly isReadOnly: boolean;
}) {
  const t = usePanelText();
  const format = useFormat();
  const direct = useDirected();
  const document = useKitAtomValue(documentAtom);
  const { L, units } = document;
  const { system } = units;
  const place = (x: number): string => format.brief(x, { quantity: 'length', system, withUnit: false });
  const { force } = computeWeight(document);
  // An unknown weight is not zero, and cannot be added to anything; the status of the loads shows that.
  const addsToMass = force !== 0 && document.loads.some(({ className }) => className === 'DistributedMass');
  return (
    <>
      <tr>
        <NumberCell />
        <WordCell>{t('loads.selfWeight')}</WordCell>
        <NumericCell>{[0, L].map(place).join(RANGE_DASH[system])}</NumericCell>
        <NumericCell>
          {force === 0
            ? '–'
            : direct([force], ALONG_Y, (value, withUnit) =>
                format.brief(value, { quantity: 'force', system, digits: 3, withUnit }),
              )}
        </NumericCell>
        {hasSets ? (
          <td>
            <WeightSets isReadOnly={isReadOnly} />
          </td>
        ) : null}
      </tr>
      {addsToMass ? (
        <tr>
          <td colSpan={hasSets ? 5 : 4}>
            <Missing>{t('loads.weightTwice')}</Missing>
          </td>
        </tr>
      ) : null}
    </>
  );
}
