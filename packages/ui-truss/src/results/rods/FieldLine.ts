import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** Fields beside one another, as many as there is room for. */
export const FieldLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};

  & > * {
    flex: 1 1 132px;
    min-width: 0;
    max-width: 200px;
  }
`;
