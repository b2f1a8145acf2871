import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** The line under the drawing; its room is there before anything stands in it. */
export const Dock = styled.div.attrs<{ readonly 'data-dock'?: string }>({ 'data-dock': '' })`
  display: flex;
  align-items: center;
  min-height: calc(${vars.hit} + 2 * ${vars.space1} + 1px);
  padding: ${vars.space1} ${vars.space2};
  border-top: 1px solid ${vars.hairline};
  background: ${vars.sheet};

  @container (max-width: 559px) {
    &[data-idle='true'] {
      display: none;
    }
  }
`;
