import { css, styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** Numbers of an earlier document stay on the screen, greyed and leaning: fading them would cost their contrast. */
export const Faint = styled.div<{ readonly $isFaint: boolean }>`
  ${({ $isFaint }) =>
    $isFaint
      ? css`
          font-style: italic;

          & * {
            color: ${vars.inkMuted};
          }
        `
      : ''}
`;
