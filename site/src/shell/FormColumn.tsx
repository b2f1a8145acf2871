import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** A narrow column with one form, and what belongs to it. */
export const FormColumn = styled.div`
  max-width: calc(400px + 2 * ${vars.space5});
  padding: ${vars.space5};
  font-size: ${vars.text2};
  p {
    margin: 0 0 ${vars.space3};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.hit};
    color: ${vars.accent};
  }
  form {
    margin-bottom: ${vars.space3};
  }
  @media (max-width: 639px) {
    padding: ${vars.space4};
  }
`;
