import { styled } from 'styled-components';
import { useHost } from '../../kit/useHost.ts';
import { useShownParts } from '../session/hiddenParts.ts';

/**
 * Shows in the line at the foot what Solve does beyond the preview, in the words of the host: whole or not at all, and
 * nothing where the button is not shown.
 */
export function SolveNote() {
  const { solveNote } = useHost();
  const shows = useShownParts();
  return solveNote === undefined || !shows('bar') || !shows('solve') ? null : <Note>{solveNote}</Note>;
}

const Note = styled.span`
  display: flex;
  flex: 0 99 auto;
  flex-wrap: wrap;
  min-width: 0;
  height: 24px;
  overflow: hidden;

  /* A text without room falls to a second row, which is not seen. */
  &::before {
    width: 1px;
    height: 24px;
    content: '';
  }
`;
