import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** The end of the scale, so that slightly more than the limit is still drawn. */
const MOST = 1.25;

/** A bar whose length shows a utilisation, with a mark at 100 %; the number beside it gives the same. */
export function UseBar({ use, isMet }: { readonly use: number; readonly isMet: boolean }) {
  const width = (100 * Math.min(use, MOST)) / MOST;
  return (
    <Track aria-hidden="true">
      <Bar data-met={isMet} style={{ width: `${width}%` }} />
      <Mark style={{ left: `${100 / MOST}%` }} />
    </Track>
  );
}

const Track = styled.span`
  position: relative;
  display: block;
  height: 8px;
  border: 1px solid ${vars.hairline};
  border-radius: 2px;
  overflow: hidden;
`;

const Bar = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  background: ${vars.accent};

  &[data-met='false'] {
    background: ${vars.error};
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0 auto;
  width: 2px;
  background: ${vars.ink};
`;
