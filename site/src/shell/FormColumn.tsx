import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/**
 * A card in the middle of the page with one form; on a phone the page itself is the card. The server's first paint of
 * the login is at the same place (`.still-form` in `firstPaint.css`).
 */
export const FormColumn = styled.div`
  max-width: calc(400px + 2 * ${vars.space5} + 2px);
  margin: 32px auto;
  padding: ${vars.space5};
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
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
    max-width: none;
    margin: 0;
    padding: ${vars.space4};
    border: 0;
    background: none;
  }
`;
