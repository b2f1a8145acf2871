import { styled } from 'styled-components';
import { useHost } from '../../kit/useHost.ts';
import { useShownParts } from '../session/hiddenParts.ts';

/**
 * Shows in the status line what Solve does beyond the preview, in the host's words: in full or not at all, and nothing
 * if the button is hidden.
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

  /* A text that does not fit moves to a second row, which is clipped. */
  &::before {
    width: 1px;
    height: 24px;
    content: '';
  }
`;
