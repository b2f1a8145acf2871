import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** A column of text with a readable width, in the middle of the page. */
export const ReadingColumn = styled.div`
  max-width: calc(70ch + 48px);
  margin-inline: auto;
  padding: ${vars.space5};
  font-size: ${vars.text3};
  & > h2 {
    margin: ${vars.space5} 0 ${vars.space2};
    font-size: ${vars.text4};
    font-weight: 600;
    line-height: 1.3;
  }
  & > p {
    margin: 0 0 ${vars.space3};
  }
  @media (max-width: 639px) {
    padding: ${vars.space4};
  }
`;
