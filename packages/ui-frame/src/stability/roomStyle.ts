import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** The content of a room, one part below the other. */
export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};
`;

/** The sentence that sums up the results of a panel. */
export const Lead = styled.p`
  max-width: 80ch;
  margin: 0;
`;

/** A picture and a table, side by side if there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${vars.space4};
  align-items: start;

  & > div:first-child {
    display: grid;
    gap: ${vars.space2};
    justify-items: start;
  }
`;
