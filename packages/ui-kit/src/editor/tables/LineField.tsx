import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { FieldPlaceContext } from './FieldPlace.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';
import { SymbolLabel } from './SymbolLabel.tsx';

export interface LineFieldProps extends Omit<InputFieldProps, 'label' | 'hideLabel'> {
  /** The letter in formulas, with its subscript. */
  readonly symbol: string;
  /** The tab that contains the same value. */
  readonly tab: string;
}

/** A number in a row of fields, with its letter before it. */
export function LineField({ symbol, name, tab, ...field }: LineFieldProps) {
  return (
    <FieldPlaceContext.Provider value={{ tab }}>
      <Line data-wide={field.quantity === 'springRotation' ? '' : undefined}>
        <Letter aria-hidden="true">
          <SymbolLabel text={symbol} />
        </Letter>
        <InputField {...field} label={name} name={name} hideLabel />
      </Line>
    </FieldPlaceContext.Provider>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  flex: 1 1 104px;
  gap: ${vars.space1};
  min-width: 96px;
  max-width: 148px;
  /* The longest unit, kN·m/rad, leaves room for six digits. */
  &[data-wide] {
    flex-basis: 160px;
    max-width: 204px;
  }
`;

const Letter = styled.span`
  min-width: 12px;
  color: ${vars.inkMuted};
  text-align: end;
`;
