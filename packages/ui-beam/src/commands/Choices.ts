import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** A line of buttons, as high before they are there. */
export const Choices = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-wrap: wrap;
  gap: ${vars.space2};
  min-height: ${vars.hit};
`;
