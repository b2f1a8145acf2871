import { styled } from 'styled-components';

/** The place of a drawing over its canvas, which is larger. */
export const CanvasRoom = styled.div`
  position: relative;
  overflow: hidden;
`;

/** The canvas of a drawing of thousands of rods; empty for a smaller one. */
export const CanvasUnder = styled.canvas`
  position: absolute;
  pointer-events: none;
  transform-origin: 0 0;

  &[width='0'] {
    display: none;
  }
`;
