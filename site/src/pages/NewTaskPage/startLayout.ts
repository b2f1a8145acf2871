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

/** Worked examples to choose from, each a picture with its title and a sentence. */
export const Examples = styled(Starters)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));

  li,
  a {
    height: 100%;
  }
  a {
    box-sizing: border-box;
    grid-template-rows: auto auto 1fr;
  }
  small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
