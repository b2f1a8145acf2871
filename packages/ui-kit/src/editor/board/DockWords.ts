import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** Names the object of the fields beside it. */
export const DockTitle = styled.strong`
  flex: none;
  font-size: ${vars.text1};
  font-weight: 600;
`;

/** A hint in place of fields. */
export const DockNote = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

/** States why the drawn object is refused; stays visible when the line scrolls. */
export const DockRefusal = styled.strong`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  max-width: 240px;
  background: ${vars.sheet};
  color: ${vars.error};
  font-size: ${vars.text1};
`;
