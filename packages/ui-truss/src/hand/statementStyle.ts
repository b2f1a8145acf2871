import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** The law written out by a line of a hand calculation. */
export const Law = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

/** The terms of a line: it breaks between them, never within. */
export const Terms = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4em;
  padding-inline-start: ${vars.space3};
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`;
