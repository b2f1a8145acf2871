import { css, styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** Numbers of an earlier document stay on the screen in grey italics: fading them would reduce their contrast. */
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
