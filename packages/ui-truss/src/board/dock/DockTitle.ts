import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** Names what the fields beside it are of. */
export const DockTitle = styled.strong`
  flex: none;
  font-size: ${vars.text1};
  font-weight: 600;
`;

export const DockNote = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
