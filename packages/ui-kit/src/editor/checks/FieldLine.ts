import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** Fields side by side, as many as fit; a checkbox is as wide as its label. */
export const FieldLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};

  & > * {
    flex: 1 1 132px;
    min-width: 0;
    max-width: 220px;
  }
  & > label {
    flex: none;
    max-width: none;
  }
`;
