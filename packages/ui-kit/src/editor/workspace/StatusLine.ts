import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** The line at the foot of an editor; what comes last stands at its end. */
export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space4};
  padding: 0 ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  line-height: 24px;

  & code,
  & output {
    display: inline-block;
    color: ${vars.ink};
    font-family: ${vars.fontMono};
  }
  & output {
    min-width: 8ch;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;
