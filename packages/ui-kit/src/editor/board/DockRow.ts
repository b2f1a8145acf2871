import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/**
 * The line under the drawing, in one row whatever is chosen: fields without room are scrolled to, so that
 * the line keeps its height and nothing below it jumps. On a phone it takes as many rows as it needs.
 */
export const DockRow = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space2};
  min-width: 0;

  @container (min-width: 560px) {
    flex-wrap: nowrap;
    /* Outlines of what has the focus lie inside what scrolls. */
    margin: -3px;
    padding: 3px;
    overflow-x: auto;
    scrollbar-width: none;

    && > :not(span, p) {
      flex-shrink: 0;
    }
  }
`;
