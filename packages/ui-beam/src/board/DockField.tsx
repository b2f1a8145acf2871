import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { InputField, type InputFieldProps } from '../panels/InputField.tsx';
import { FieldPlaceContext, SymbolLabel } from '@eecs/ui-kit/editor';
import type { InputTab } from '../state/inputTabs.ts';

export interface DockFieldProps extends Pick<
  InputFieldProps,
  'quantity' | 'value' | 'isMixed' | 'onCommit' | 'disabled' | 'positive'
> {
  readonly label: string;
  /** The letter a formula would use, with its index. */
  readonly symbol: string;
  /** The table in which a person finds the same value again. */
  readonly tab: InputTab;
}

/** A number of what is selected, with its letter: the field of the tables in a line; a place stays on the beam. */
export function DockField({ label, symbol, tab, ...field }: DockFieldProps) {
  return (
    <FieldPlaceContext.Provider value={{ tab }}>
      <Line>
        <Letter aria-hidden="true">
          <SymbolLabel text={symbol} />
        </Letter>
        <InputField
          {...field}
          isPlace={field.quantity === 'length' && field.positive !== true}
          label={label}
          name={label}
          hideLabel
        />
      </Line>
    </FieldPlaceContext.Provider>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  flex: 1 1 116px;
  gap: ${vars.space1};
  max-width: 148px;
`;

const Letter = styled.span`
  min-width: 14px;
  color: ${vars.inkMuted};
  text-align: end;
`;
