import Play from 'lucide-react/icons/play';
import { styled } from 'styled-components';
import { Button, SegmentedControl, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { mechanismsAtom, shownModeAtom } from '../live/mechanismAtoms.ts';
import { useRefusalText } from '../messages/refusalMessages.ts';

/** Chooses the independent motion shown on the board, and replays it from the start. */
export function MotionSwitch() {
  const t = useRefusalText();
  const mechanisms = useKitAtomValue(mechanismsAtom);
  const { mode } = useKitAtomValue(shownModeAtom);
  const show = useSetKitAtom(shownModeAtom);
  if (mechanisms.length === 0) return null;
  return (
    <Bar>
      {mechanisms.length === 1 ? null : (
        <SegmentedControl
          label={t('refusal.motions')}
          value={String(mode)}
          segments={mechanisms.map((_, index) => ({
            value: String(index),
            label: index + 1,
            name: t('refusal.motion', { number: index + 1 }),
          }))}
          onChange={(value) => show(Number(value))}
        />
      )}
      <Button onClick={() => show(mode)}>
        <Play size={14} aria-hidden="true" /> {t('refusal.play')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space1} ${vars.space2};
  margin-top: ${vars.space1};
`;
