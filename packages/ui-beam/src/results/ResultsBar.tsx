import { styled } from 'styled-components';
import { createLate, useKitAtom, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { type ShownResult, hasSetChoiceAtom } from '../live/beamLive.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { loadParts } from '../late/loadParts.ts';
import { StandingTag } from './StandingTag.tsx';
import { useRowSymbol } from '../naming/useRowSymbol.ts';
import { RESULT_ROWS, type TitledRow } from '../naming/resultRows.ts';
import { openRowAtom, openRowsAtom, phoneRowAtom } from '../state/openRows.ts';

export interface ResultsBarProps {
  readonly rows: readonly TitledRow[];
  readonly isPhone: boolean;
  readonly standing: ShownResult['standing'];
}

// Most beams have one case set; with several, the room of their switch is reserved.
const SetSwitch = createLate(loadParts, 'SetSwitch', { fallback: () => <SwitchRoom /> });

// The results are unfolded until the part is loaded.
const FoldResults = createLate(loadParts, 'FoldResults', { isQuiet: true });

/** Chooses the diagrams below and their case set, and shows whether they are the recorded result. */
export function ResultsBar({ rows, isPhone, standing }: ResultsBarProps) {
  const t = useBeamText();
  const hasSetChoice = useKitAtomValue(hasSetChoiceAtom);
  return (
    <Bar data-screen-only="">
      <Line data-phone={isPhone}>
        <Toggles role="group" aria-label={t('results.diagrams')}>
          {rows.map((row) => (
            <RowToggle key={row.id} row={row} number={RESULT_ROWS.indexOf(row) + 1} isPhone={isPhone} />
          ))}
        </Toggles>
        {isPhone ? <FoldResults /> : null}
      </Line>
      {hasSetChoice ? <SetSwitch /> : null}
      {isPhone ? null : <StandingTag standing={standing} />}
      {isPhone ? null : <FoldResults />}
    </Bar>
  );
}

interface RowToggleProps {
  readonly row: TitledRow;
  readonly number: number;
  readonly isPhone: boolean;
}

/** Opens or closes a diagram; on a phone it replaces the previous one. */
function RowToggle({ row: { id, symbol, subscript }, number, isPhone }: RowToggleProps) {
  const t = useBeamText();
  const symbolOf = useRowSymbol();
  const open = useKitAtomValue(openRowsAtom);
  const [shown] = useKitAtom(phoneRowAtom);
  const show = useSetKitAtom(openRowAtom);
  const name = t(`results.${id}`);
  return (
    <Toggle
      type="button"
      aria-label={name}
      title={number > 6 ? name : `${name} (G ${number})`}
      aria-pressed={isPhone ? id === shown : open.has(id)}
      onClick={() => show(id, { toggle: !isPhone })}
    >
      <i>{symbolOf(symbol)}</i>
      {subscript === undefined ? null : <sub>{subscript}</sub>}
    </Toggle>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space3};
  min-height: 36px;
  padding: 2px ${vars.space2};
`;

const SwitchRoom = styled.span`
  flex: 0 1 160px;
  height: ${vars.hit};
`;

/*
 * The button that folds the results is beside their tabs, also on a phone where they do not all fit: a second line
 * would shift everything below.
 */
const Line = styled.div`
  display: flex;
  min-width: 0;

  &[data-phone='true'] {
    flex: 1 1 100%;
  }
`;

const Toggles = styled.div`
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
`;

const Toggle = styled.button`
  flex: none;
  min-width: ${vars.hit};
  height: ${vars.hit};
  padding: 0 ${vars.space1};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  font-size: ${vars.text3};
  cursor: pointer;

  &:hover {
    background: ${vars.sunken};
  }
  &[aria-pressed='true'] {
    border-bottom-color: ${vars.accent};
    color: ${vars.ink};
    font-weight: 600;
  }
`;
