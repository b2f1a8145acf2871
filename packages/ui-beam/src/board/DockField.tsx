import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { QuantityField, type QuantityFieldProps, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { noteRefusalAtom } from '../state/refusedFields.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { getIncrement } from './stepPlace.ts';

export interface DockFieldProps extends Pick<
  QuantityFieldProps,
  'quantity' | 'value' | 'onCommit' | 'disabled' | 'positive'
> {
  readonly label: string;
  /** The letter a formula would use. */
  readonly symbol: ReactNode;
  /** The table in which a person finds the same value again. */
  readonly tab: 'loads' | 'supports';
}

/** A number of what is selected, with its letter; a place along the beam stays on it. */
export function DockField({ symbol, tab, ...field }: DockFieldProps) {
  const document = useKitAtomValue(documentAtom);
  const { L, units } = document;
  const id = useId();
  const note = useSetKitAtom(noteRefusalAtom);
  const [isRefused, setRefused] = useState(false);
  const { label } = field;
  // Keeps the list of refused fields in step with this one.
  useLayoutEffect(() => {
    if (!isRefused) return undefined;
    note(id, { tab, label });
    return () => note(id, null);
  }, [isRefused, id, tab, label, note]);
  return (
    <Line>
      <Letter aria-hidden="true">{symbol}</Letter>
      <QuantityField
        {...field}
        {...(field.quantity === 'length' && field.positive !== true ? { min: 0, max: L } : {})}
        id={id}
        hideLabel
        system={units.system}
        digits={6}
        increment={getIncrement(document)}
        variables={{ L }}
        onProblem={(problem) => setRefused(problem !== null)}
      />
    </Line>
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

const Letter = styled.i`
  min-width: 14px;
  color: ${vars.inkMuted};
  text-align: end;

  & sub {
    font-size: 0.75em;
    font-style: normal;
  }
`;
