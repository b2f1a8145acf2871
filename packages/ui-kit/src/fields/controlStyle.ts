import { css } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** The style that every text-like control shares: a hairline box on the sheet, ink text, the accent when focused. */
export const controlStyle = css`
  width: 100%;
  min-height: ${vars.hit};
  padding: 0 ${vars.space2};
  border: 1px solid ${vars.fieldBorder};
  border-radius: ${vars.radius};
  background: ${vars.fieldFill};
  color: ${vars.ink};
  font: inherit;
  font-variant-numeric: tabular-nums;

  &:hover:not(:disabled) {
    border-color: ${vars.ink};
  }
  &:focus-visible {
    border-color: ${vars.focus};
    outline: 1px solid ${vars.focus};
    outline-offset: 0;
  }
  &:disabled {
    border-style: dashed;
    color: ${vars.inkMuted};
    background: transparent;
  }
  &[aria-invalid='true'] {
    border-color: ${vars.error};
    outline-color: ${vars.error};
  }
`;
