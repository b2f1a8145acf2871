import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** The line under a table that adds a row: its kind, and the button. */
export const AddBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space2};
  margin-top: ${vars.space2};
`;
