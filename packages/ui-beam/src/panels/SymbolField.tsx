import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

export interface SymbolFieldProps {
  /** The letter a formula would use; the field's own label names it in full. */
  readonly symbol: ReactNode;
  readonly children: ReactNode;
}

/** A field in a table with its letter before it. */
export function SymbolField({ symbol, children }: SymbolFieldProps) {
  return (
    <Line>
      <Letter aria-hidden="true">{symbol}</Letter>
      {children}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
`;

const Letter = styled.i`
  /* The frame of a focused field keeps clear of the letter. */
  padding-inline-end: 4px;
  color: ${vars.inkMuted};
  text-align: end;

  & sub {
    font-size: 0.75em;
    font-style: normal;
  }
`;
