import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** The sheet of the results under a board. */
export const ResultsSheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;
