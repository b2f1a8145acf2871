import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** States whether a structure carries its loads, with further sentences. */
export function CheckVerdict({
  words,
  isOver,
  isPartly,
  children,
}: {
  /** Null if nothing was checked. */
  readonly words: string | null;
  readonly isOver: boolean;
  /** Whether some parts were not checked. */
  readonly isPartly: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Verdict>
      {words === null ? null : (
        <b data-over={isOver ? '' : undefined} data-partly={isPartly ? '' : undefined}>
          {words}
        </b>
      )}{' '}
      {children}
    </Verdict>
  );
}

const Verdict = styled.p`
  && {
    margin: 0;
    color: ${vars.ink};
  }
  & > b {
    color: ${vars.success};
  }
  & > b[data-partly] {
    color: ${vars.ink};
  }
  & > b[data-over] {
    color: ${vars.error};
  }
`;
