import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** A row of buttons, optionally with a line of text. */
export const RowActions = styled.div<{ $isEnd?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isEnd = false }) => ($isEnd ? 'end' : 'start')};
  gap: ${vars.space2};

  & > p {
    flex: 1 1 200px;
    margin: 0;
    color: ${vars.inkMuted};
  }
`;
