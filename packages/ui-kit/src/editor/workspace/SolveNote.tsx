import { styled } from 'styled-components';
import { useHost } from '../../kit/useHost.ts';

/** Shows in the line at the foot what Solve does beyond the preview, in the words of the host, where there is room. */
export function SolveNote() {
  const { solveNote } = useHost();
  return solveNote === undefined ? null : <Note>{solveNote}</Note>;
}

const Note = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  @media (max-width: 1279px) {
    display: none;
  }
`;
