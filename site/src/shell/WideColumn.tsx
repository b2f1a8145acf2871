import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** A column for lists and tables: full width up to the longest readable line, then centred. */
export const WideColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space4};
  max-width: 1440px;
  margin-inline: auto;
  box-sizing: border-box;
  padding: ${vars.space5};
  font-size: ${vars.text2};
  & > :where(p) {
    margin: 0;
  }
  @media (max-width: 639px) {
    padding: ${vars.space4};
  }
`;
