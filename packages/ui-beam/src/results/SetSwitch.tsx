import { getTokens, SegmentedControl, useKitAtom, useKitAtomValue, useTheme } from '@eecs/ui-kit';
import { getSetLook, titleSet, useEditorText } from '@eecs/ui-kit/editor';
import { LineSample } from '../studies/explore/LineSample.tsx';
import { isComparedAtom, shownResultAtom, shownSetAtom } from '../live/beamLive.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { EnvelopeSwitch } from './EnvelopeSwitch.tsx';

/** Chooses the shown results: one case set, named by number, stroke and colour, or all of them over each other. */
export function SetSwitch() {
  const t = useBeamText();
  const tEditor = useEditorText();
  const theme = useTheme();
  const result = useKitAtomValue(shownResultAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const [, choose] = useKitAtom(chosenSetAtom);
  if (result === null) return null;
  const { ink, sheet } = getTokens(theme === 'dark' ? 'dark' : 'light');
  const { caseSets } = result.document;
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
        value={isCompared ? 'all' : String(shown)}
        segments={[...segments, { value: 'all', label: t('results.allSets') }]}
        onChange={(value) => choose(value === 'all' ? 'all' : Number(value))}
      />
      {isCompared ? <EnvelopeSwitch /> : null}
    </>
  );
}
