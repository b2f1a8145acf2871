import { styled } from 'styled-components';
import { useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { nameRod } from '../../hand/writeLine.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { resultNotesAtom } from '../../scheme/boardLayer.ts';
import { chosenItemAtom, hoveredAtom } from '../../state/selection.ts';
import { ColourKey } from '../picture/ColourKey.tsx';
import { drawnSetAtom } from '../values/drawnSet.ts';
import { drawnResultAtom } from './drawnResult.ts';
import { useReading } from './useReading.ts';

/**
 * The legend of the result on the board: the meaning of the colours, the unit, the number of values without room, and
 * all values of the object under the pointer or reached by keys.
 */
export function BoardKey({ isNarrow }: { readonly isNarrow: boolean }) {
  const t = useLaterText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(drawnSetAtom);
  const drawn = useSettled(drawnResultAtom);
  const { hidden } = useKitAtomValue(resultNotesAtom);
  if (shown === null || set === null || drawn === 'off') return null;
  const unit = drawn === 'utilisation' ? '%' : format.unit(drawn === 'shape' ? 'displacement' : drawn);
  return (
    <Key data-board-key="" data-under={isNarrow || undefined}>
      <Line>
        {drawn === 'force' ? (
          <>
            <span data-sign="1">{t('results.tension')}</span>
            <span data-sign="-1">{t('results.compression')}</span>
          </>
        ) : null}
        {drawn === 'stress' || drawn === 'utilisation' ? (
          <ColourKey document={shown.document} set={set} mode={drawn} />
        ) : null}
        <span>{t('results.values', { unit })}</span>
        {hidden > 0 ? <span>{t('results.hidden', { count: hidden })}</span> : null}
      </Line>
      <Reading />
    </Key>
  );
}

/** All values of the rod or joint under the pointer, otherwise of the selected one. */
function Reading() {
  const hovered = useKitAtomValue(hoveredAtom);
  const chosen = useKitAtomValue(chosenItemAtom);
  const shown = useSettled(shownAnswerAtom);
  const read = useReading();
  const item = hovered ?? chosen;
  const text = item === null ? null : read(item);
  if (item === null || text === null) return <Line />;
  return (
    <Line>
      <b>
        {item.kind === 'link'
          ? nameRod(item.index, shown?.document.links ?? [])
          : item.kind === 'joint'
            ? item.index + 1
            : ''}
      </b>
      <span>{text}</span>
    </Line>
  );
}

const Key = styled.div`
  position: absolute;
  z-index: 1;
  top: ${vars.space1};
  inset-inline-start: 40px;
  max-width: calc(100% - 350px);
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  print-color-adjust: exact;
  /* A rim of the sheet's colour separates the text from the zoomed drawing behind it. */
  text-shadow:
    0 0 3px ${vars.sheet},
    0 0 3px ${vars.sheet},
    0 0 3px ${vars.sheet};

  @media print {
    position: static;
  }
  &[data-under] {
    position: static;
    max-width: none;
    padding: 0 ${vars.space2} ${vars.space1};
  }
  b {
    color: ${vars.ink};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space3};
  min-height: 20px;

  & > [data-sign]::before {
    content: '';
    display: inline-block;
    width: 18px;
    height: 4px;
    margin-inline-end: ${vars.space1};
    vertical-align: middle;
    background: ${vars.negative};
  }
  & > [data-sign='1']::before {
    background: ${vars.positive};
  }
`;
