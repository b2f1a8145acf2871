import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** A column for lists and tables: as wide as a line of them can still be read. */
export const WideColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space4};
  max-width: calc(1040px + 2 * ${vars.space5});
  padding: ${vars.space5};
  font-size: ${vars.text2};
  & > :where(p) {
    margin: 0;
  }
  @media (max-width: 639px) {
    padding: ${vars.space4};
  }
`;
