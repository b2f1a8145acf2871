import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** The sentence above the choices for a new document. */
export const Lead = styled.p`
  && {
    margin-bottom: ${vars.space4};
  }
`;

/** Structures to choose from, each a picture with its name. */
export const Starters = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${vars.space3};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    gap: ${vars.space1};
    padding: ${vars.space2};
    border: 1px solid ${vars.hairline};
    border-radius: ${vars.radius};
    text-decoration: none;
  }
  a:hover {
    border-color: ${vars.line};
  }
`;
