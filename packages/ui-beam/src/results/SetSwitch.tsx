import { createLate, getTokens, SegmentedControl, useKitAtom, useKitAtomValue, useTheme } from '@eecs/ui-kit';
import { getSetLook, titleSet, useEditorText } from '@eecs/ui-kit/editor';
import { hasRuleAtom, isCombinedWantedAtom } from '../studies/combining/combining.ts';
import { useFollowedCombinations } from '../studies/combining/useFollowedCombinations.ts';
import { loadCombinations } from '../late/loadCombinations.ts';
import { LineSample } from '../studies/explore/LineSample.tsx';
import { isComparedAtom, shownResultAtom, shownSetAtom } from '../live/beamLive.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { EnvelopeSwitch } from './EnvelopeSwitch.tsx';

/** Loaded when combinations are first shown. */
const CombinationBar = createLate(loadCombinations, 'CombinationBar', { isQuiet: true });

/**
 * Chooses the shown results: one case set, identified by number, dash pattern and colour, all of them overlaid, or
 * combined.
 */
export function SetSwitch() {
  const t = useBeamText();
  const tEditor = useEditorText();
  const theme = useTheme();
  const result = useKitAtomValue(shownResultAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const [, choose] = useKitAtom(chosenSetAtom);
  const [isWanted, want] = useKitAtom(isCombinedWantedAtom);
  const hasRule = useKitAtomValue(hasRuleAtom);
  useFollowedCombinations();
  if (result === null) return null;
  const isCombined = hasRule && isCompared && isWanted;
  const { ink, sheet } = getTokens(theme === 'dark' ? 'dark' : 'light');
  const { caseSets } = result.document;
  const isMany = caseSets.length > 1;
  const segments = caseSets.map(({ color }, index) => {
    const look = getSetLook(index, color, { ink, paper: sheet });
    return {
      value: String(index),
      label: (
        <>
          {look.number}&nbsp;
          <LineSample look={look} />
        </>
      ),
      name: titleSet(index, caseSets, tEditor),
    };
  });
  return (
    <>
      <SegmentedControl
        label={t('results.set')}
        value={isCombined ? 'combined' : isCompared && isMany ? 'all' : String(shown)}
        segments={[
          ...segments,
          ...(isMany ? [{ value: 'all', label: t('results.allSets') }] : []),
          ...(hasRule ? [{ value: 'combined', label: t('panels.combinations') }] : []),
        ]}
        onChange={(value) => {
          want(value === 'combined');
          choose(value === 'all' || value === 'combined' ? 'all' : Number(value));
        }}
      />
      {isCombined ? <CombinationBar /> : isCompared && isMany ? <EnvelopeSwitch /> : null}
    </>
  );
}
