import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** The frame of a board with its tools and its dock. */
export const BoardFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

/** The part of a board with the drawing and its overlays. */
export const BoardStage = styled.div`
  position: relative;
  background: ${vars.sheet};
`;
