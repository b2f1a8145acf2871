import { styled } from 'styled-components';

/** Results of an earlier document stay on the screen, drawn lighter. */
export const Faint = styled.div<{ readonly $isFaint: boolean }>`
  opacity: ${({ $isFaint }) => ($isFaint ? 0.55 : 1)};
`;
