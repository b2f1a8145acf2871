import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/**
 * The line under the drawing, always one row: fields without room are reached by scrolling, so that the height is
 * constant and the content below does not shift.
 */
export const DockRow = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${vars.space2};
  /* Focus outlines stay inside the scrolling area. */
  margin: -3px;
  padding: 3px;
  min-width: 50%;
  overflow-x: auto;
  scrollbar-width: none;

  && > :not(span, p) {
    flex-shrink: 0;
  }
`;
