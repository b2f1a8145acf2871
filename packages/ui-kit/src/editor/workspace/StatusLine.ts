import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** The status line of an editor, always a single line; its last child is at the end. */
export const StatusLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space4};
  padding: 0 ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  line-height: 24px;
  white-space: nowrap;
  overflow-x: auto;
  scrollbar-width: none;

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
