import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** Fields below a common name: the `legend` inside it. */
export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${vars.space1};
    font-weight: 600;
  }
`;
