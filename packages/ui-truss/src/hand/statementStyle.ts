import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** The law that a line of a hand calculation writes out. */
export const Law = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

/** The terms of a line: they break between each other, never within. */
export const Terms = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4em;
  padding-inline-start: ${vars.space3};
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`;
