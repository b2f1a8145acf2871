import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** Fields beside one another, as many as there is room for; a checkbox is as wide as its words. */
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
