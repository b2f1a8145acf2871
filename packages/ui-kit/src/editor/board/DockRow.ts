import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/**
 * The line under the drawing, in one row whatever is chosen: fields without room are scrolled to, so that
 * the line keeps its height and nothing below it jumps.
 */
export const DockRow = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${vars.space2};
  /* Outlines of what has the focus lie inside what scrolls. */
  margin: -3px;
  padding: 3px;
  min-width: 50%;
  overflow-x: auto;
  scrollbar-width: none;

  && > :not(span, p) {
    flex-shrink: 0;
  }
`;
