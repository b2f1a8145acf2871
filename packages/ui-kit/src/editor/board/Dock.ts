import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/**
 * The line under the drawing. Its height never changes, so that a selection does not shift the content below; on a
 * phone it appears with the selection.
 */
export const Dock = styled.div.attrs<{ readonly 'data-dock'?: string }>({ 'data-dock': '' })`
  display: flex;
  align-items: safe center;
  height: calc(${vars.hit} + 2 * ${vars.space1} + 1px);
  padding: ${vars.space1} ${vars.space2};
  border-top: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  line-height: 1.2;
  overflow-y: auto;

  /* A hint does not scroll. On a phone it leaves its room to the results. */
  &[data-idle='true'] {
    overflow: hidden;

    @container (max-width: 559px) {
      display: none;
    }
  }
`;
