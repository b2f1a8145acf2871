import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { openRowAtom, openRowsAtom, phoneRowAtom } from '../../state/openRows.ts';
import { useStressText } from './stressMessages.ts';
import type { StressRow } from './stressRows.ts';

export interface RowTicksProps {
  readonly rows: readonly StressRow[];
  /** Whether rows replace each other, as on a phone. */
  readonly isPhone: boolean;
}

/** Chooses the stresses, and the components of the deflection, that are shown below as rows. */
export function RowTicks({ rows, isPhone }: RowTicksProps) {
  const t = useStressText();
  const symbolOf = useRowSymbol();
  const open = useKitAtomValue(openRowsAtom);
  const shown = useKitAtomValue(phoneRowAtom);
  const show = useSetKitAtom(openRowAtom);
  return (
    <Ticks role="group" aria-label={t('rows')}>
      {rows.map(({ id, symbol, subscript }) => (
        <label key={id} title={t(`row.${id}`)}>
          <input
            type="checkbox"
            aria-label={t(`row.${id}`)}
            checked={isPhone ? id === shown : open.has(id)}
            onChange={() => show(id, { toggle: !isPhone })}
          />
          <span>
            <i>{symbol}</i>
            {subscript === undefined ? null : <sub>{symbolOf(subscript)}</sub>}
          </span>
        </label>
      ))}
    </Ticks>
  );
}

const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space3};

  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space1};
    min-width: 44px;
    min-height: ${vars.hit};
    font-size: ${vars.text3};
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & > label {
      min-height: 44px;
    }
  }
  & input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${vars.accent};
  }
`;
