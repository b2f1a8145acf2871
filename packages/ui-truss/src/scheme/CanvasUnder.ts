import { styled } from 'styled-components';

/** Where a drawing is over its canvas, which is larger than it. */
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
