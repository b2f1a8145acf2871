import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** An alert without an icon, because a page needs error reports from the start and icons are loaded later. */
export const ErrorBox = styled.div.attrs({ role: 'alert' })`
  display: grid;
  justify-items: start;
  gap: ${vars.space2};
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-inline-start: 3px solid ${vars.error};
  background: ${vars.sheet};
  color: ${vars.ink};
`;
