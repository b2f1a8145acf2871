import { css } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** A sheet laid on top of the drawing. */
export const popoverStyle = css`
  max-width: calc(100vw - 8px);
  max-height: calc(100dvh - 8px);
  overflow: auto;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  font: inherit;
  box-shadow: 0 4px 12px ${vars.scrim};
`;
